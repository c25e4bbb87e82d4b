"""Making a table, taking and giving up places, and changing what is set there."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import structs

from speeltafel.bots.levels import check_offered, default_level
from speeltafel.client.bodies import Me, NewSeat, NewTable, PlaceSecret, SitDown, TableMade, TableSettings
from speeltafel.core.registry import familiar_edition, spec_of
from speeltafel.home.asking import TableRefused, ask
from speeltafel.home.secrets import new_secret
from speeltafel.live.host import Host
from speeltafel.live.names import tidy, tidy_name
from speeltafel.live.places import new_table
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
from speeltafel.live.room import Room
from speeltafel.live.seating import Chair, hashed
from speeltafel.live.show import table_sent
from speeltafel.live.table import Table
from speeltafel.table.clock import Clock
from speeltafel.wire import TableSent

if TYPE_CHECKING:
    from speeltafel.home.starts import Aside

LONGEST_SERIES = 1000


async def make_table(host: Host, wish: NewTable, address: str = "", aside: Aside | None = None) -> TableMade:
    """A new table; whoever made it gets the secrets of their own places and invitations to those of others.

    `address` is whose fair share it has; where it begins elsewhere than at the start is worked out `aside`, if that is given.
    """
    clock = _clock(wish)
    edition = familiar_edition(wish.game, wish.language)
    options, position = _options(edition, wish), ""
    if wish.start is not None:
        from speeltafel.home.starts import start_from  # its coach comes only when it is wanted

        for_others = any(seat.kind in ("person", "open") for seat in wish.seats)
        options, position = await start_from(
            host, wish.start, edition, len(wish.seats), options, aside, for_others=for_others
        )
    if not any(seat.kind != "bot" for seat in wish.seats):
        raise Refuse("server-only-bots")
    owner = new_secret()
    chairs, mine, links = [], [], []
    for place, seat in enumerate(wish.seats):
        secret = new_secret() if seat.kind in ("me", "person") else ""
        chairs.append(_chair(edition, seat, secret))
        if seat.kind == "me":
            mine.append(PlaceSecret(place, secret))
        elif seat.kind == "person":
            links.append(PlaceSecret(place, secret))
    made = new_table(
        edition,
        options,
        chairs,
        hashed(owner),
        wish.language,
        clock,
        Moment(host.now(), host.fresh(), {}),
        listed=wish.listed,
        position=position,
    )
    await host.make(made, address)
    return TableMade(made.setup.code, owner, mine, links)


def show_table(room: Room) -> TableSent:
    """What everybody may know about a table, and who is to move."""
    return structs.replace(table_sent(room.table, room.presence), turn=room.table.seat_to_move)


async def change_table(host: Host, room: Room, who: Who, wish: TableSettings) -> TableSent:
    """Its owner changes how the table is set."""
    await ask(host, room, Configure("", wish.free_chat, wish.listed), who)
    return show_table(room)


async def take_place(host: Host, room: Room, person: SitDown, invitation: str = "") -> PlaceSecret:
    """Somebody sits down by their invitation, else at the first open place; the secret is the seat.

    Who has a seat keeps it, and who asks again with the same fresh secret is told the same again.
    """
    who = Who((hashed(invitation),) if invitation else ())
    if has := room.table.seats_of(who.hashes):
        return PlaceSecret(min(has), invitation)
    secret = person.secret or new_secret()
    fresh = hashed(secret)
    await ask(host, room, TakePlace(fresh[:32], fresh, person.name, person.avatar, person.age), who)
    return PlaceSecret(min(room.table.seats_of((fresh,)), default=0), secret)


async def move_device(host: Host, room: Room, who: Who) -> PlaceSecret:
    """An invitation of a player to their own seat, for another device."""
    invitation = new_secret()
    await ask(host, room, MoveDevice("", hashed(invitation)), who)
    return PlaceSecret(min(room.table.seats_of(who.hashes), default=0), invitation)


async def reissue_place(host: Host, room: Room, who: Who, place: int) -> PlaceSecret:
    """Its owner makes a new invitation to a place; what opened it before opens nothing any more."""
    invitation = new_secret()
    await ask(host, room, Reissue("", place, hashed(invitation)), who)
    return PlaceSecret(place, invitation)


async def remove_from_place(host: Host, room: Room, who: Who, place: int) -> TableSent:
    """Its owner frees a place."""
    await ask(host, room, Remove("", place), who)
    return show_table(room)


async def change_me(host: Host, room: Room, who: Who, me: Me) -> TableSent:
    """A player changes name or avatar."""
    await ask(host, room, Rename("", me.name, me.avatar), who)
    return show_table(room)


async def forget_me(host: Host, room: Room, who: Who) -> list[str]:
    """A player's name, avatar, age and talk go for good, here and at the rematches before and after; the moves stay.

    Returns the codes of those tables.
    """
    await ask(host, room, Forget(""), who)
    codes = [room.code]
    for step in (_game_before, _game_after):
        code = step(room.table)
        while code and len(codes) < LONGEST_SERIES:
            try:
                other = await host.room(code)
            except Refuse:
                break  # that table is forgotten
            with suppress(TableRefused):  # who sat out one game may have played the next
                await ask(host, other, Forget(""), who)
            codes.append(code)
            code = step(other.table)
    return codes


def _game_before(table: Table) -> str:
    return table.setup.before


def _game_after(table: Table) -> str:
    return table.seating.rematch


def _chair(edition: str, seat: NewSeat, secret: str) -> Chair:
    name, avatar = tidy_name(seat.name), tidy(seat.avatar)
    match seat.kind:
        case "bot":
            level = seat.level or default_level(edition).id
            check_offered(edition, level)
            return Chair("bot", name, avatar, level)
        case "open":
            return Chair("open")
        case kind:
            is_mine = kind == "me"
            return Chair(
                "person",
                name,
                avatar,
                age=seat.age,
                secret=hashed(secret) if is_mine else "",
                taken=is_mine,
                mine=is_mine,
                invitation="" if is_mine else hashed(secret),
            )


def _clock(wish: NewTable) -> Clock:
    if wish.clock is None or wish.clock.kind == "none":
        return Clock()
    try:
        return Clock(wish.clock.kind, wish.clock.seconds)
    except ValueError:
        raise Refuse("server-bad-clock") from None


def _options(edition: str, wish: NewTable) -> dict[str, object]:
    """The options as they were sent; lists become the tuples that games know."""
    known = spec_of(edition).options
    return {
        name: tuple(value) if isinstance(value, list) and name in known else value
        for name, value in wish.options.items()
    }
