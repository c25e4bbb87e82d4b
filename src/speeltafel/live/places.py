"""How a table comes into being, fills up and starts, and how its places change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import edition_of, find_with, offered, spec_of, stored_options
from speeltafel.live.change import Change, EventRow, Made, changed, loaded
from speeltafel.live.codes import code_from
from speeltafel.live.leaving import stood_up
from speeltafel.live.names import tidy, tidy_name, told_apart
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
from speeltafel.live.table import Policy, Setup, Table, begin_log, is_played_by_a_person, wants
from speeltafel.live.talk import next_line, note
from speeltafel.table.clock import Clock
from speeltafel.table.dealer import Dealer
from speeltafel.table.duplicate import dealer_for
from speeltafel.table.log import Log
from speeltafel.table.series import SEATING, Sitting, next_game, sit_down

MOST_RENAMES = 3
MOVE_MS = 30 * 60_000
"""How long a link is good by which a player moves to another device."""


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
    position: str = "",
) -> Made:
    """A table that nobody has sat down at yet, or that starts at once when every place is taken; at a `position`, if one is given."""
    find_with(edition, len(chairs), offered(edition, wishes))
    setup = _setup(edition_of(edition).id, wishes, language, moment, before="")
    known = distinct(fit_for_lobby(chairs) if listed else chairs)
    seating = Seating(known, owner, clock=clock, listed=listed, free_chat=not listed, position=position)
    return started(setup, seating, moment.now) if seating.is_full() else Made(setup, "open", seating)


def started(setup: Setup, seating: Seating, now: int, began: int = 0) -> Made:
    """The table with everybody dealt to a seat by lot, and the game begun, before the line of talk `began`.

    From a position everybody has the seat of their place.
    """
    wishes = _wishes(setup.edition, seating.chairs, setup.wishes)
    if seating.position:
        game = find_with(setup.edition, len(seating.chairs), wishes)
        people = tuple(range(len(seating.chairs)))
        return _begun(setup, seating, Sitting(game, people, wishes), now, began)
    luck = Dealer(bytes.fromhex(setup.seed)).luck(SEATING)
    return _begun(setup, seating, sit_down(setup.edition, len(seating.chairs), wishes, luck), now, began)


def rematch_of(table: Table, moment: Moment) -> Made:
    """The next game of the same people: seats anew, and where the last winner begins, they do."""
    seating, log = table.seating, table.log
    assert log is not None, "a rematch follows a game"
    assert log.outcome is not None, "a rematch follows a finished game"
    seats = [seating.people.index(person) for person in range(len(seating.people))]
    chairs = tuple(
        replace(
            seating.chairs[seat],
            stand_in="",
            muted=(),
            invitation="",
            expires=0,
            away=0,
            reported=(),
            wins=seating.chairs[seat].wins + (seat in log.outcome.winners),
        )
        for seat in seats
    )
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
        if not chair.taken or chair.stand_in or chair.away:
            seating = seating.with_chair(seat, replace(chair, taken=True, stand_in="", away=0))
        seating = seating.without_offer("stand-in", seat)
    return None if seating is table.seating else reseated(table, seating, moment)


def note_absence(table: Table, moment: Moment) -> Change | None:
    """Where no clock runs, who is away is so from when they left, whether or not anybody keeps the table in memory."""
    if table.status != "running" or table.has_clock:
        return None
    seating = table.seating
    for seat, since in moment.away.items():
        chair = seating.chairs[seat]
        if is_played_by_a_person(chair) and not chair.away:
            seating = seating.with_chair(seat, replace(chair, away=moment.now - since))
    return None if seating is table.seating else changed(table, moment.now, seating=seating)


def take_place(table: Table, request: TakePlace, who: Who, client: str, moment: Moment) -> Change:
    """Somebody sits down: their invitation is used up by that, and only the fresh secret opens the seat."""
    invited = table.invited_to(who.hashes)
    if who.hashes and not invited:
        raise Refuse("server-wrong-secret")
    place = invited[0][1] if invited else open_place(table)
    kept = table.seating.chairs[place] if invited else Chair("person")
    if kept.expires and kept.expires <= moment.now:
        raise Refuse("server-link-expired")
    chair = replace(
        kept,
        name=_name_at(table, place, request.name) or kept.name,
        avatar=_avatar_at(table, request.avatar) or kept.avatar,
        age=kept.age if request.age is None else request.age,
        secret=request.secret,
        taken=True,
        stand_in="",
        invitation="",
        expires=0,
        away=0,
    )
    return reseated(table, table.seating.with_chair(place, chair), moment, client=client)


def reissue(table: Table, request: Reissue, who: Who, client: str, moment: Moment) -> Change:
    """A new invitation to a place, which everybody hears of; never to a hand that was dealt to somebody."""
    check_owner(table, who)
    chair = _person_at(table, request.place)
    if table.has_dealt_hands:
        raise Refuse("server-hand-dealt")
    waiting = replace(chair, secret="", taken=False, invitation=request.invitation, expires=0)
    line = note(table, "talk-new-link", request.place, moment)
    known = table.seating.without_person(request.place, line.number + 1)
    seating = known.with_chair(request.place, waiting)
    return changed(table, moment.now, client=client, seating=seating, line=line)


def move_device(table: Table, request: MoveDevice, who: Who, client: str, moment: Moment) -> Change:
    """An invitation of a player to themselves, good for a while; their device keeps the seat until they sit down with it."""
    seat = own_seat(table, who)
    expires = moment.now + MOVE_MS
    chair = replace(table.seating.chairs[seat], invitation=request.invitation, expires=expires)
    return changed(table, moment.now, client=client, seating=table.seating.with_chair(seat, chair))


def remove(table: Table, request: Remove, who: Who, client: str, moment: Moment) -> Change:
    """Whoever sat there has to go, which everybody hears of; anybody can take the place, or a bot plays a dealt hand on."""
    check_owner(table, who)
    _person_at(table, request.place)
    if table.status not in ("open", "running"):
        raise Refuse("server-no-person")
    line = note(table, "talk-removed", request.place, moment)
    return stood_up(table, request.place, "", client, moment, line)


def rename(table: Table, request: Rename, who: Who, client: str, moment: Moment) -> Change:
    """Another name or avatar."""
    seat = own_seat(table, who)
    chair = table.seating.chairs[seat]
    if chair.is_name_taken:
        raise Refuse("server-name-taken")
    name = chair.name if request.name is None else _name_at(table, seat, request.name)
    avatar = chair.avatar if request.avatar is None else _avatar_at(table, request.avatar)
    if table.seating.listed:
        _check_listed_name(chair, request.name)
    renamed = chair.renamed + (name != chair.name)
    seating = table.seating.with_chair(seat, replace(chair, name=name, avatar=avatar, renamed=renamed))
    return changed(table, moment.now, client=client, seating=seating)


def forget(table: Table, request: Forget, who: Who, client: str, moment: Moment) -> Change:
    """Name, avatar, age and talk of the caller are gone, at the seat they have and at every one they had here."""
    seating = table.seating
    left = [each for each in seating.gone if any(opens(hash, each.secret) for hash in who.hashes)]
    seats = set(table.seats_of(who.hashes))
    if not seats and not left:
        raise Refuse("server-wrong-secret")
    blank = [span for seat in seats for span in seating.talk_of(seat)]
    blank += [span for each in left for span in seating.talk_before(each)]
    played_on = {each.seat for each in left if seating.chairs[each.seat].kind == "bot"}
    for seat in seats | played_on:
        chair = replace(seating.chairs[seat], name="", avatar="", age=None)
        seating = seating.with_chair(seat, chair)
    return changed(table, moment.now, client=client, seating=seating, blank=tuple(blank))


def configure(table: Table, request: Configure, who: Who, client: str, moment: Moment) -> Change:
    """Free chat or canned phrases only; in the lobby or not."""
    check_owner(table, who)
    seating = table.seating
    if request.free_chat is not None:
        seating = replace(seating, free_chat=request.free_chat)
    if request.listed is not None:
        seating = replace(seating, listed=request.listed)
    if request.listed:
        seating = replace(seating, chairs=fit_for_lobby(seating.chairs))
    return changed(table, moment.now, client=client, seating=seating)


def reseated(table: Table, seating: Seating, moment: Moment, *, client: str = "") -> Change:
    """Who sits where has changed; the table starts when its last place is taken."""
    if table.log is not None or table.status != "open" or not seating.is_full():
        return changed(table, moment.now, client=client, seating=seating)
    known = seating.remembering(client, table.number) if client else seating
    begun = started(table.setup, known, moment.now, next_line(table))
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


def fit_for_lobby(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs without names and pictures that strangers should not have to read."""
    return tuple(
        replace(
            chair, name=tidy_name(chair.name, is_listed=True), avatar=tidy_name(chair.avatar, is_listed=True)
        )
        for chair in chairs
    )


def distinct(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs with names that nobody takes for one another."""
    names: list[str] = []
    for chair in chairs:
        names.append(told_apart(chair.name, names))
    return tuple(replace(chair, name=name) for chair, name in zip(chairs, names, strict=True))


def check_owner(table: Table, who: Who) -> None:
    """Lets only the one who made the table pass."""
    if not any(opens(each, table.seating.owner) for each in who.hashes):
        raise Refuse("server-owner-only")


def _name_at(table: Table, seat: int, name: str) -> str:
    """A name as this table may show it, unlike any other there."""
    others = (chair.name for other, chair in enumerate(table.seating.chairs) if other != seat)
    return told_apart(tidy_name(name, is_listed=table.seating.listed), others)


def _avatar_at(table: Table, avatar: str) -> str:
    return tidy_name(avatar, is_listed=True) if table.seating.listed else tidy(avatar)


def _check_listed_name(chair: Chair, name: str | None) -> None:
    """Raises where a name in the lobby would be a message: not a name, or changed again and again."""
    if name and not tidy_name(name, is_listed=True):
        raise Refuse("server-name-unfit")
    if name is not None and chair.renamed >= MOST_RENAMES:
        raise Refuse("server-renamed-often")


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


def _begun(setup: Setup, seating: Seating, sitting: Sitting, now: int, began: int = 0) -> Made:
    game: Game[Any, Any] = sitting.game
    position = seating.position or None
    dealer = dealer_for(game, bytes.fromhex(setup.seed), setup.dealer, position=position)
    log: Log[Any, Any] = Log.begin(game, dealer=dealer, position=position).dealt()
    clock = seating.clock
    seated = replace(
        seating,
        chairs=tuple(seating.chairs[person] for person in sitting.people),
        people=sitting.people,
        options=stored_options(game),
        began=began,
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
