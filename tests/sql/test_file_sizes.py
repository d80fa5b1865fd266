"""The view `file_sizes`: size classes are powers of two."""

from tests.sql.given_source import GivenSource, views_of

#: Values beyond BIGINT, such as the end of the greatest class, are null.
MOST = 2**63 - 1


def test_sizes_next_to_powers_of_two_are_in_the_right_class():
    # A floating-point logarithm rounds 2**49 - 1 and some larger sizes up to the next power.
    sizes = {2**exponent + step for exponent in range(64) for step in (-1, 0, 1)}
    sizes = {size for size in sizes if size <= MOST}
    entries = [{"file_path": str(n), "file_name": str(n), "file_size_in_bytes": n} for n in sizes]
    with views_of(GivenSource({"entries": entries}), "file_sizes") as con:
        found = con.execute("SELECT size_from, size_to, file_count FROM file_sizes").fetchall()
    ends = {size: 2 * size or 1 for size in {1 << n.bit_length() - 1 if n else 0 for n in sizes}}
    counts = {size: sum(size <= n < end for n in sizes) for size, end in ends.items()}
    assert {start: (end, count) for start, end, count in found} == {
        size: (end if end <= MOST else None, counts[size]) for size, end in ends.items()
    }
