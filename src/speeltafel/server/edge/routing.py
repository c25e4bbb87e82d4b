"""Finds the handler of a path each time it is asked for: the framework would keep the last thousand paths, whoever wrote them.

Those of tables are asked for once or twice. Kept, each would hold on to memory among that of a table which is long gone,
and paths of a stranger would take as much as a head may be long.
"""

from __future__ import annotations

from litestar import Litestar
from litestar._asgi.routing_trie import traversal


def keep_no_paths(app: Litestar) -> None:
    """Takes the framework's memory for paths and their parts out of the way."""
    router = app.asgi_router
    router.handle_routing = router.handle_routing.__wrapped__  # type: ignore[assignment]
    read = traversal.parse_path_params
    traversal.parse_path_params = getattr(read, "__wrapped__", read)
