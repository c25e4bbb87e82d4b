"""Tables brought to a certain point, so that every state of every board can be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from driver import Driver, Message, make_table, sit_down, weak_bot
from house import House

from speeltafel.core.registry import specs
from speeltafel.core.scene import Scene

ADA: Message = {"kind": "me", "name": "Ada"}
BEN: Message = {"kind": "me", "name": "Ben"}
CLEO: Message = {"kind": "me", "name": "Cleo"}
EDITIONS = {game: f"{game}/{spec.editions[0]}" for game, spec in specs().items() if spec.view is not Scene}
"""The games that the page has a drawing for, each in its usual edition."""


def driver_of(house: House, made: Message, seed: int = 11) -> Driver:
    return Driver(house.base, made["table"], [place["secret"] for place in made["mine"]], seed=seed)


def played(house: House, game: str, moves: int, bots: int = 1, **wish: object) -> Message:
    """A table against weak bots after so many own moves, with Ada to move or the game over."""
    edition = EDITIONS.get(game, game)
    made = make_table(house.base, edition, [ADA, *[weak_bot(house.base, game)] * bots], **wish)
    play(house, made, moves)
    return made


def play(house: House, made: Message, moves: int) -> None:
    """Makes so many moves for the table's own seats, then waits until one is to move again."""
    driver = driver_of(house, made)
    driver.run(moves)
    driver.until_mine()
    driver.close()


def scripted(
    house: House, people: Sequence[Message], moves: Sequence[str], options: Message | None = None
) -> Message:
    """A table of Exago on one device after exactly these plays."""
    made = make_table(house.base, EDITIONS["exago"], list(people), options={"first": 0, **(options or {})})
    driver = driver_of(house, made)
    for move in moves:
        driver.until_mine()
        driver.play_text(move)
    driver.until_mine()
    driver.close()
    return made


def lying(house: House) -> Message:
    """Qwirkle with two people at one device, while a third one far away is to move."""
    far = {"kind": "person", "name": "Opa Jan"}
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, BEN, far])
    Driver(house.base, made["table"], [sit_down(house.base, made)]).close()
    device = driver_of(house, made)
    while device.state["turn"] in device.state["you"]:
        device.until_mine()
        number = device.state["number"]
        device.play()
        while device.state["number"] == number:
            device._take(device._next())
    device.close()
    return made


def emptying(house: House) -> Message:
    """A game of Qwirkle with hardly anything left in the bag."""
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, weak_bot(house.base, "qwirkle")])
    driver = driver_of(house, made)
    while not driver.is_over and driver.state["view"]["bag"] > 8:
        driver.run(1)
        driver.until_mine()
    driver.close()
    return made


def red_choice(house: House) -> Message:
    """A game of Qwinn! in which the red die can do something for somebody."""
    made = make_table(house.base, EDITIONS["qwinn"], [ADA, weak_bot(house.base, "qwinn")])
    driver = driver_of(house, made)
    driver.until_mine()
    while not driver.is_over and not any(step.get("piece") for step in driver.state["preview"]["steps"]):
        driver.run(1)
        driver.until_mine()
    driver.close()
    return made


def company(house: House) -> Message:
    """Two people at two devices, both there."""
    made = make_table(house.base, EDITIONS["exago"], [ADA, {"kind": "person", "name": "Opa Jan"}])
    Driver(house.base, made["table"], [sit_down(house.base, made)]).close()
    return made


def duty(house: House) -> Message:
    """The third player has to stop the first."""
    plays = ["0,0", "1,-1", "-1,1", "0,1", "0,-1", "1,-2", "0,2", "2,-1"]
    return scripted(house, [ADA, BEN, CLEO], plays)


def falling(house: House) -> Message:
    """Lifting the stone on 2,0 lets another one go."""
    plays = ["0,0", "1,0", "-1,1", "2,0", "3,0", "0,1"]
    return scripted(house, [ADA, BEN, CLEO], plays, {"early_moves": True, "duty": "off"})


def tying(house: House) -> Message:
    """Lifting the stone on 1,0 leaves two groups of one."""
    return scripted(house, [ADA, BEN], ["0,0", "1,0", "2,-1"], {"early_moves": True})
