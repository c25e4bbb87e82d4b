"""What a home of tables offers beside moves: making tables, places, hints, records, replays, rules; for a server and a browser's worker alike."""
