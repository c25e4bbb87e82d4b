"""A score pad's questions over HTTP: what a play at a wooden table brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from speeltafel.home.paper import PadQuestion, questions
from speeltafel.server.edge.http.requests import PROBLEMS

BODY: Any = JSONBody


def _route(question: PadQuestion) -> ControllerRouterHandler:
    async def count(data: Any) -> Any:
        return question.count(data)

    count.__name__ = f"count_{question.name}"
    count.__doc__ = question.more
    count.__annotations__ = {"data": BODY[question.asked], "return": question.told}
    path = f"/api/paper/{question.name}"
    return post(path, summary=question.summary, tags=["records"], responses=PROBLEMS, status_code=200)(count)


ROUTES: Sequence[ControllerRouterHandler] = tuple(map(_route, questions()))
