"""A bot in forty lines of plain Python: it takes the move that brings most at once.

    python docs/example_bot.py http://127.0.0.1:8710 TULP-7K3QXB SECRET

SECRET is from an invitation, or that of a seat it has; without one it takes an open place at the table. Any
language can do the same: a stream of JSON lines tells what the seat sees, one address lists the legal moves, one plays.
"""

import json
import sys
import urllib.error
import urllib.request
import uuid


def ask(address, secret, body=None):
    """One request; the answer as JSON lines."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers["Content-Type"] = "application/json"
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        yield from (json.loads(line) for line in answer if line.strip())


def play(server, table, secret=""):
    """Plays one game to its end and returns how it ended."""
    (place,) = ask(f"{server}/api/tables/{table}/places", secret, {"name": "forty lines"})
    if place["secret"] != secret:
        secret = place["secret"]
        print("sat down; to come back use", secret)
    mine = []
    for message in ask(f"{server}/api/bot/stream?table={table}", secret):
        mine = message.get("you", mine)
        if message.get("outcome"):
            return message["outcome"]
        if message["type"] not in ("welcome", "happened") or message.get("turn") not in mine:
            continue
        (offered,) = ask(f"{server}/api/bot/moves?table={table}", secret)
        if not offered["moves"]:
            continue
        best = max(offered["moves"], key=lambda move: move["points"])
        move = {"id": uuid.uuid4().hex, "action": best["action"]}
        try:
            print(best["action"], *ask(f"{server}/api/bot/play?table={table}", secret, move))
        except urllib.error.HTTPError as refusal:
            print(best["action"], json.load(refusal)["text"])


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
