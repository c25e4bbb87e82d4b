"""Writes `web/src/wire.ts`: the page's types, from the messages, the HTTP bodies and every game's view."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable, Iterator, Mapping
from inspect import getdoc, isclass
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import fields as struct_fields

from speeltafel import wire
from speeltafel.client import bodies, coach_bodies, learn_bodies, paper_bodies
from speeltafel.core import deeds, options
from speeltafel.core.scene import Scene
from speeltafel.core.words import Message

HEAD = "// Generated from wire.py, the HTTP bodies and the games' views by `python -m speeltafel.client.typescript`.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    bytes: "string",
    Any: "unknown",
    object: "unknown",
}


def typescript(views: Mapping[str, type]) -> str:
    """The whole file for the games with drawings of their own (name to view type); all others have a scene."""
    parts = [HEAD, f"export const WIRE = {wire.WIRE};\n"]
    sent = [*_structs()]
    for struct in sent:
        parts.append(
            _interface(
                struct.__name__, struct, tag=struct.__struct_config__.tag, members=_struct_members(struct)
            )
        )
    for view in _shown((Scene, *views.values()), besides=sent):
        parts.append(_interface(view.__name__, view, tag=None, members=_struct_members(view)))
    rows = "".join(f"  {game}: {view.__name__};\n" for game, view in views.items())
    parts.append(
        f"/** The view of each game with a drawing of its own, by its name. */\nexport interface Views {{\n{rows}}}\n"
    )
    parts.append("export type View = Views[keyof Views] | Scene;\n")
    names = ", ".join(f"'{game}'" for game in views)
    parts.append(
        f"/** The games with a drawing of their own, in their order. */\nexport const GAMES = [{names}] as const;\n"
    )
    parts.append(f"export type ToClient = {_type(wire.ToClient)};\n")
    parts.append(f"export type ToServer = {_type(wire.ToServer)};\n")
    return "\n".join(parts)


def _structs() -> Iterator[type[Struct]]:
    seen = set()
    for module in (deeds, options, wire, bodies, coach_bodies, learn_bodies, paper_bodies):
        for thing in vars(module).values():
            if isclass(thing) and issubclass(thing, Struct) and thing is not Struct and thing not in seen:
                seen.add(thing)
                yield thing


def _shown(roots: Iterable[type], *, besides: Iterable[type]) -> Iterator[type[Struct]]:
    """The views and every struct inside them, inner ones first, each once and `besides` what is written already."""
    seen: set[type] = {*besides}

    def walk(hint: object) -> Iterator[type[Struct]]:
        if isclass(hint) and issubclass(hint, Struct):
            if hint in seen:
                return
            seen.add(hint)
            for inner in get_type_hints(hint).values():
                yield from walk(inner)
            yield hint
        for inner in get_args(hint):
            yield from walk(inner)

    for root in roots:
        yield from walk(root)


def _interface(name: str, source: type, *, tag: object, members: Iterable[tuple[str, str, bool]]) -> str:
    doc = (getdoc(source) or "").replace("\n", "\n * ").replace(" \n", "\n")
    lines = [f"  type: {msgspec.json.encode(tag).decode()};\n"] if tag else []
    lines += [f"  {member}{'?' if optional else ''}: {text};\n" for member, text, optional in members]
    return f"/** {doc} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _struct_members(struct: type[Struct]) -> Iterator[tuple[str, str, bool]]:
    config = struct.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    hints = get_type_hints(struct, include_extras=True)
    for field in struct_fields(struct):
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        yield field.encode_name, _type(hints[field.name]), has_default and may_lack


def _type(hint: Any) -> str:
    """A Python annotation as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Message:
        return wire.Said.__name__
    if isinstance(hint, NewType):
        return _type(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for extra in args[1:]:
            if isinstance(extra, Meta) and extra.extra and "typescript" in extra.extra:
                return str(extra.extra["typescript"])
        return _type(args[0])
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(each) for each in args))
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return "[" + ", ".join(_type(each) for each in args) + "]"
    if origin in (list, tuple, frozenset, set):
        inner = _type(args[0])
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if isclass(origin) and issubclass(origin, Mapping):
        return f"Record<string, {_type(args[1])}>"
    if isclass(hint) and issubclass(hint, Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def main() -> None:
    """`python -m speeltafel.client.typescript [FILE]` writes the file, or `-` to standard output."""
    from speeltafel.core.registry import specs

    target = sys.argv[1] if len(sys.argv) > 1 else "web/src/wire.ts"
    text = typescript({name: spec.view for name, spec in specs().items() if spec.view is not Scene})
    if target == "-":
        sys.stdout.write(text)
    else:
        Path(target).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
