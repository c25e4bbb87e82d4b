"""An engine in Python without any package: it plays the first legal action, and says so."""

import sys


def main():
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "speeltafel":
            say("name First")
            say("ready")
        elif word == "go":
            say("legal")
        elif word == "legal":
            say(f"info words the first of {len(rest)}")
            say(f"play {rest[0]}")
        elif word == "quit":
            return
        elif word not in ("game", "event", "position", "set", "stop", "error"):
            say(f"error {word} is not known here")


def say(line):
    print(line, flush=True)


if __name__ == "__main__":
    main()
