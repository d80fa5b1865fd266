"""A table of either format: its relations, snapshot, entries, live files, damage, and their store.

`relations` declares, `shape` and `tables` give types; `source` is what a format implements, `scan`
and `reading` read it; `damage` is what reading tells; `expiry` is the one question that formats
answer beside it; `progress` tells of work. `value_text` and `locks` are texts and locks
that all of it uses.
"""
