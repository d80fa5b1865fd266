"""Mutations that change no answer, each with the reason: `python -m tests.mutants --sample`.

A key is the name of the file, the line's text, what stood there, and what takes its place.
"""

EQUIVALENT: dict[tuple[str, str, str, str], str] = {
    (
        "parquet_footers.py",
        "for arrays in zip(*columns.values(), strict=True):",
        "True",
        "False",
    ): "the columns of one batch have one length; `strict` is asked for by the linter",
    (
        "parquet_footers.py",
        "_MAX_LEN = 256 << 20",
        "20",
        "21",
    ): "how much memory an answer may take; no rule says this number",
    ("storage.py", "_FOOTER_THREADS = 16", "16", "17"): "how many requests are made at once",
    (
        "comparison.py",
        "common = (i for i in committed & listed if latest is not None and i < latest)",
        "<",
        "<=",
    ): "`wanted` is not among `known` here",
    (
        "counts_impossible.sql",
        "OR delete_record_count < 0 OR delete_record_count > record_count",
        ">",
        ">=",
    ): "leaves more rows to the last WHERE, which compares the same numbers",
}
