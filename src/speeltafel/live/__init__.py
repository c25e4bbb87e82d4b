"""A table as a pure machine: (table, request, who, moment) -> change, reply or refusal; no socket, store or thread."""
