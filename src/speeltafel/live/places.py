"""How a table comes into being, fills up and starts, and how its places change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import edition_of, find_with, offered, spec_of, stored_options
from speeltafel.live.change import Change, EventRow, Made, changed, loaded
from speeltafel.live.codes import code_from
from speeltafel.live.leaving import stood_up
from speeltafel.live.requests import (
    Configure,
    Forget,
    Moment,
    MoveDevice,
    Refuse,
    Reissue,
    Remove,
    Rename,
    TakePlace,
    Who,
)
from speeltafel.live.seating import Chair, Seating, opens, replace
from speeltafel.live.table import Policy, Setup, Table, begin_log, wants
from speeltafel.live.talk import note, tidy
from speeltafel.table.clock import Clock
from speeltafel.table.dealer import Dealer
from speeltafel.table.log import Log
from speeltafel.table.series import Sitting, next_game, sit_down

SEATING = "seating"


def new_table(
    edition: str,
    wishes: dict[str, object],
    chairs: Sequence[Chair],
    owner: str,
    language: str,
    clock: Clock,
    moment: Moment,
    *,
    listed: bool,
) -> Made:
    """A table that nobody has sat down at yet, or that starts at once when every place is taken."""
    find_with(edition, len(chairs), offered(edition, wishes))
    setup = _setup(edition_of(edition).id, wishes, language, moment, before="")
    seating = Seating(tuple(chairs), owner, clock=clock, listed=listed, free_chat=not listed)
    return started(setup, seating, moment.now) if seating.is_full() else Made(setup, "open", seating)


def started(setup: Setup, seating: Seating, now: int) -> Made:
    """The table with everybody dealt to a seat by lot, and the game begun."""
    wishes = _wishes(setup.edition, seating.chairs, setup.wishes)
    luck = Dealer(bytes.fromhex(setup.seed)).luck(SEATING)
    return _begun(setup, seating, sit_down(setup.edition, len(seating.chairs), wishes, luck), now)


def rematch_of(table: Table, moment: Moment) -> Made:
    """The next game of the same people: seats anew, and where the last winner begins, they do."""
    seating, log = table.seating, table.log
    assert log is not None, "a rematch follows a game"
    assert log.outcome is not None, "a rematch follows a finished game"
    people = tuple(seating.chairs[seating.people.index(person)] for person in range(len(seating.people)))
    chairs = tuple(replace(chair, stand_in="", muted=(), invitation="") for chair in people)
    setup = _setup(
        table.setup.edition, table.setup.wishes, table.setup.language, moment, before=table.setup.code
    )
    last = Sitting(log.game, seating.people, _wishes(setup.edition, chairs, setup.wishes))
    sitting = next_game(last, log.outcome, Dealer(bytes.fromhex(setup.seed)).luck(SEATING))
    fresh = Seating(
        chairs,
        seating.owner,
        clock=Clock(seating.clock.kind, seating.clock.seconds),
        listed=seating.listed,
        free_chat=seating.free_chat,
    )
    return _begun(setup, fresh, sitting, moment.now)


def arrive(table: Table, who: Who, moment: Moment) -> Change | None:
    """The people of these secrets have come; None when that changes nothing."""
    seating = table.seating
    for seat in table.seats_of(who.hashes):
        chair = seating.chairs[seat]
        if not chair.taken or chair.stand_in:
            seating = seating.with_chair(seat, replace(chair, taken=True, stand_in=""))
    return None if seating is table.seating else reseated(table, seating, moment)


def take_place(table: Table, request: TakePlace, who: Who, client: str, moment: Moment) -> Change:
    """Somebody sits down: their invitation is used up by that, and only the fresh secret opens the seat."""
    invited = table.invited_to(who.hashes)
    if who.hashes and not invited:
        raise Refuse("server-wrong-secret")
    place = invited[0][1] if invited else open_place(table)
    kept = table.seating.chairs[place] if invited else Chair("person")
    chair = replace(
        kept,
        name=tidy(request.name) or kept.name,
        avatar=tidy(request.avatar) or kept.avatar,
        age=kept.age if request.age is None else request.age,
        secret=request.secret,
        taken=True,
        stand_in="",
        invitation="",
    )
    return reseated(table, table.seating.with_chair(place, chair), moment, client=client)


def reissue(table: Table, request: Reissue, who: Who, client: str, moment: Moment) -> Change:
    """A new invitation to a place, which everybody hears of; never to a hand that was dealt to somebody."""
    check_owner(table, who)
    chair = _person_at(table, request.place)
    if table.has_dealt_hands:
        raise Refuse("server-hand-dealt")
    waiting = replace(chair, secret="", taken=False, invitation=request.invitation)
    seating = table.seating.with_chair(request.place, waiting)
    line = note(table, "talk-new-link", chair.name, moment)
    return changed(table, moment.now, client=client, seating=seating, line=line)


def move_device(table: Table, request: MoveDevice, who: Who, client: str, moment: Moment) -> Change:
    """An invitation of a player to themselves; the device they have keeps the seat until they sit down with it."""
    seat = own_seat(table, who)
    chair = replace(table.seating.chairs[seat], invitation=request.invitation)
    return changed(table, moment.now, client=client, seating=table.seating.with_chair(seat, chair))


def remove(table: Table, request: Remove, who: Who, client: str, moment: Moment) -> Change:
    """Whoever sat there has to go, which everybody hears of; anybody can take the place, or a bot plays a dealt hand on."""
    check_owner(table, who)
    chair = _person_at(table, request.place)
    if table.status not in ("open", "running"):
        raise Refuse("server-no-person")
    line = note(table, "talk-removed", chair.name, moment)
    return stood_up(table, request.place, "", client, moment, line)


def rename(table: Table, request: Rename, who: Who, client: str, moment: Moment) -> Change:
    """Another name or avatar."""
    seat = own_seat(table, who)
    chair = table.seating.chairs[seat]
    name = chair.name if request.name is None else tidy(request.name)
    avatar = chair.avatar if request.avatar is None else tidy(request.avatar)
    seating = table.seating.with_chair(seat, replace(chair, name=name, avatar=avatar))
    return changed(table, moment.now, client=client, seating=seating)


def forget(table: Table, request: Forget, who: Who, client: str, moment: Moment) -> Change:
    """Name, avatar, age and talk of the caller's seat, or of the one they gave up, are gone."""
    former = (
        seat
        for seat, chair in enumerate(table.seating.chairs)
        if any(opens(each, chair.former) for each in who.hashes)
    )
    found = next(former, None)
    seat = own_seat(table, who) if found is None else found
    chair = replace(table.seating.chairs[seat], name="", avatar="", age=None)
    seating = table.seating.with_chair(seat, chair)
    return changed(table, moment.now, client=client, seating=seating, blank=seat)


def configure(table: Table, request: Configure, who: Who, client: str, moment: Moment) -> Change:
    """Free chat or canned phrases only; in the lobby or not."""
    check_owner(table, who)
    seating = table.seating
    if request.free_chat is not None:
        seating = replace(seating, free_chat=request.free_chat)
    if request.listed is not None:
        seating = replace(seating, listed=request.listed)
    return changed(table, moment.now, client=client, seating=seating)


def reseated(table: Table, seating: Seating, moment: Moment, *, client: str = "") -> Change:
    """Who sits where has changed; the table starts when its last place is taken."""
    if table.log is not None or table.status != "open" or not seating.is_full():
        return changed(table, moment.now, client=client, seating=seating)
    known = seating.remembering(client, table.number) if client else seating
    begun = started(table.setup, known, moment.now)
    log = begin_log(table.setup, begun.seating).dealt()
    return changed(table, moment.now, log=log, seating=begun.seating, status="running")


def open_place(table: Table) -> int:
    """The first place anybody may take."""
    place = next((n for n, chair in enumerate(table.seating.chairs) if chair.kind == "open"), None)
    if place is not None and table.has_dealt_hands:
        raise Refuse("server-hand-dealt")
    if place is None or table.status not in ("open", "running"):
        raise Refuse("server-no-open-place")
    return place


def own_seat(table: Table, who: Who) -> int:
    """The caller's seat or place."""
    seats = table.seats_of(who.hashes)
    if not seats:
        raise Refuse("server-wrong-secret")
    return min(seats)


def check_owner(table: Table, who: Who) -> None:
    """Lets only the one who made the table pass."""
    if not any(opens(each, table.seating.owner) for each in who.hashes):
        raise Refuse("server-owner-only")


def _person_at(table: Table, place: int) -> Chair:
    if place >= len(table.seating.chairs):
        raise Refuse("server-no-place", place=place)
    chair = table.seating.chairs[place]
    if chair.kind != "person":
        raise Refuse("server-no-person")
    return chair


def _setup(edition: str, wishes: dict[str, object], language: str, moment: Moment, *, before: str) -> Setup:
    """What a new table is; its seed and its code come from the fresh bytes of the moment."""
    fresh = Dealer(moment.fresh)
    seed = fresh.luck("seed").randbytes(32)
    return Setup(
        code=code_from(fresh.luck("code")),
        edition=edition,
        wishes=wishes,
        language=language,
        made=moment.now,
        seed=seed.hex(),
        commitment=Dealer(seed).commitment,
        before=before,
    )


def _begun(setup: Setup, seating: Seating, sitting: Sitting, now: int) -> Made:
    game: Game[Any, Any] = sitting.game
    log: Log[Any, Any] = Log.begin(game, dealer=Dealer(bytes.fromhex(setup.seed))).dealt()
    clock = seating.clock
    seated = replace(
        seating,
        chairs=tuple(seating.chairs[person] for person in sitting.people),
        people=sitting.people,
        options=stored_options(game),
        clock=clock if clock.kind == "none" else clock.started(log.seat_to_move, now),
    )
    events = tuple(
        EventRow(entry.event.number, entry.event.seat, entry.text, entry.event.points, now)
        for entry in log.entries
    )
    made = Made(setup, "running", seated, events)
    return replace(made, due=wants(loaded(made, Policy()), now).wake)


def _wishes(edition: str, chairs: Sequence[Chair], wishes: dict[str, object]) -> dict[str, object]:
    """The options by person; of ages only their order: who is older decides, how old nobody need read anywhere."""
    asked = dict(wishes)
    known = sorted({chair.age for chair in chairs if chair.age is not None})
    if known and "ages" in spec_of(edition).options and "ages" not in wishes:
        asked["ages"] = tuple(None if chair.age is None else known.index(chair.age) + 1 for chair in chairs)
    return dict(find_with(edition, len(chairs), asked).options)
