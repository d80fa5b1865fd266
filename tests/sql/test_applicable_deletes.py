"""The view `applicable_deletes`, compared with the rules in Python, over generated files."""

import math
from itertools import product

import pyarrow as pa
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.sql.given_source import asked, shape_of

SHAPE = shape_of(partition={"x": pa.float64(), "y": pa.string()})
UNPARTITIONED = {3, 4}
NULLS = {"x": None, "y": None}
PLACE = {"x": 1.0, "y": "a"}


def ask(entries, vectors=(), table_format="iceberg", shape=SHAPE):
    """Return the rows of the view over these entries, sorted."""
    rows = {"entries": [{"partition": {}} | one for one in entries], "deletion_vectors": [*vectors]}
    found = asked(rows, "FROM applicable_deletes", shape=shape, table_format=table_format)
    return sorted(found, key=repr)


def bits(value):
    """A value that compares NaN as equal, and zeros of different signs as different."""
    if not isinstance(value, float):
        return value
    return "nan" if math.isnan(value) else (value, math.copysign(1, value))


def in_same_partition(data, delete):
    ours, theirs = (
        one["partition"] and {name: bits(value) for name, value in one["partition"].items()}
        for one in (data, delete)
    )
    is_known = data["partition_is_known"] and delete["partition_is_known"]
    return data["spec_id"] == delete["spec_id"] and (ours == theirs or not is_known)


def believed(entry, otherwise):
    """The sequence number; another one if it is missing, or contradicts that of the file."""
    number, of_file = entry["sequence_number"], entry["file_sequence_number"]
    return otherwise if number is None or (of_file is not None and number > of_file) else number


def only_path(delete):
    """The only data file of a position delete file; None if there are others, or it is unknown."""
    named = delete["referenced_data_file"]
    lower, upper = (delete[f"reserved_{side}_bounds"]["deleted_path"] for side in SIDES)
    if named is None:
        return lower if lower == upper else None
    is_outside = (lower is not None and named < lower) or (upper is not None and named > upper)
    return None if is_outside else named


def applies(data, delete, has_vector):
    """Iceberg v3, Scan Planning; what contradicts itself is unknown."""
    age, since = believed(data, -1), believed(delete, 99)
    if delete["content"] == "equality_deletes":
        return age < since and (delete["spec_is_unpartitioned"] or in_same_partition(data, delete))
    if delete["content"] == "deletion_vector":
        return delete["referenced_data_file"] == data["file_path"]
    if has_vector or age > since:
        return False
    only = only_path(delete)
    return in_same_partition(data, delete) if only is None else only == data["file_path"]


def is_sound(data, vector):
    in_time = believed(data, -1) <= believed(vector, 99)
    return applies(data, vector, False) and in_time and in_same_partition(data, vector)


def expected(entries):
    live = [entry for entry in entries if entry["status"] != "deleted"]
    deletes = [entry for entry in live if entry["content"] != "data"]
    found = []
    for data in (entry for entry in live if entry["content"] == "data"):
        vectors = [one for one in deletes if one["content"] == "deletion_vector"]
        has_vector = any(is_sound(data, one) for one in vectors)
        found += [
            (data["file_path"], one["file_path"], one["content"], one["content_offset"])
            for one in deletes
            if applies(data, one, has_vector)
        ]
    return sorted(found, key=repr)


FILES = [f"f{i}" for i in range(4)]
SIDES = ("lower", "upper")
CONTENTS = ("position_deletes", "equality_deletes", "deletion_vector")
PARTITIONS = st.fixed_dictionaries({
    "x": st.sampled_from([0.0, -0.0, math.nan, -math.nan, None]),
    "y": st.sampled_from(["a", "x', 'y': b", None]),
})  # fmt: skip
NAMES = st.one_of(st.none(), st.sampled_from(FILES))
ENTRY = {
    "spec_id": st.sampled_from([0, 1, 3, 4]), "partition": PARTITIONS,
    "partition_is_known": st.sampled_from([True, True, False]),
    "status": st.sampled_from(["added", "existing", "deleted"]),
    "sequence_number": st.integers(0, 3),
    "file_sequence_number": st.one_of(st.none(), st.integers(2, 3)),
}  # fmt: skip
DELETE = ENTRY | {
    "content": st.sampled_from(CONTENTS), "referenced_data_file": NAMES,
    **{f"reserved_{side}_bounds": st.fixed_dictionaries({"deleted_path": NAMES}) for side in SIDES},
}  # fmt: skip


@st.composite
def histories(draw):
    data = [draw(st.fixed_dictionaries(ENTRY)) for _ in FILES]
    for one, path in zip(data, FILES, strict=True):
        one |= {"file_path": path, "content": "data"}
    places = st.one_of(PARTITIONS, st.sampled_from([one["partition"] for one in data]))
    deletes = draw(st.lists(st.fixed_dictionaries(DELETE | {"partition": places}), max_size=8))
    for at, one in enumerate(deletes):
        is_vector = one["content"] == "deletion_vector"
        one |= {"file_path": f"d{at}", "content_offset": 4 if is_vector else None}
        if is_vector:
            one["referenced_data_file"] = one["referenced_data_file"] or FILES[0]
    for one in (*data, *deletes):
        one["spec_is_unpartitioned"] = one["spec_id"] in UNPARTITIONED
    return [*data, *deletes]


def pairs(cases):
    """Return a data file and a delete for each case, in a spec of their own.

    A case is the content of the delete, the sequence numbers of both, their partitions, and which
    of these are unreadable.
    """
    for spec_id, (content, *numbers, partitions, are_known) in enumerate(cases):
        for at, name in enumerate(("f", "d")):
            yield {
                "status": "added", "content": content if at else "data",
                "file_path": f"{name}{spec_id}", "content_offset": None,
                "sequence_number": numbers[at], "file_sequence_number": None, "spec_id": spec_id,
                "spec_is_unpartitioned": False, "partition": partitions[at],
                "partition_is_known": are_known[at], "referenced_data_file": f"f{spec_id}",
                **{f"reserved_{side}_bounds": {"deleted_path": None} for side in SIDES},
            }  # fmt: skip


SAME, KNOWN = (PLACE, PLACE), (True, True)
UNREADABLE = {"x": None, "y": "a"}
#: Numbers before, at and after that of the data file, or missing; partitions that cannot be read;
#: NaN and zeros of both signs, texts like NaN, and null partitions.
CASES = [
    *((one, *ages, SAME, KNOWN) for one in CONTENTS
      for ages in ((5, 4), (5, 5), (5, 6), (None, 5), (5, None), (None, None))),
    *((one, 5, 6, both, known)
      for one, both in product(CONTENTS, ((UNREADABLE, PLACE), (PLACE, UNREADABLE)))
      for known in (KNOWN, (False, True), (True, False))),
    *(("equality_deletes", 1, 2, both, KNOWN) for both in (
        ({"x": math.nan, "y": "a"}, {"x": -math.nan, "y": "a"}),
        ({"x": 0.0, "y": "a"}, {"x": -0.0, "y": "a"}),
        ({"x": 1.0, "y": "-nan"}, {"x": 1.0, "y": "nan"}),
        (None, NULLS), (NULLS, NULLS), (None, None),
    )),
]  # fmt: skip
#: The same, with position deletes that name no file.
UNNAMED = [
    one | ({"referenced_data_file": None} if one["content"] == "position_deletes" else {})
    for one in pairs(CASES)
]
#: Two files of a partition with a vector of one, and position deletes of both and of this one.
F, Q = pairs([("position_deletes", 5, 5, SAME, KNOWN)])
P = Q | {"file_path": "p", "referenced_data_file": None}
VECTOR = P | {"content": "deletion_vector", "file_path": "v", "referenced_data_file": "f0"}
REPLACED = [
    F, F | {"file_path": "g"}, VECTOR, P, P | {"file_path": "q", "referenced_data_file": "f0"},
]  # fmt: skip


@pytest.mark.spec("iceberg: scan planning")
@given(histories())
@example([*pairs(CASES)])
@example(UNNAMED)
@example(REPLACED)
def test_applicable_deletes_match_rules_in_python(entries):
    assert ask(entries) == expected(entries)


@pytest.mark.parametrize(
    ("content", "ages"), [("position_deletes", (5, 6)), ("equality_deletes", (6,))]
)
def test_deletes_of_unpartitioned_table_apply_by_sequence_number(content, ages):
    data, delete = pairs([(content, 5, 5, ({}, {}), KNOWN)])
    for since in (4, 5, 6):
        entries = [data, delete | {"sequence_number": since}]
        entries = [one | {"spec_is_unpartitioned": True} for one in entries]
        assert len(ask(entries, shape=shape_of())) == (since in ages)


def test_paimon_deletion_vectors_of_index_files_apply_to_live_files():
    vectors = [
        {"data_file_path": path, "file_path": "index-1", "content_offset": at, "bucket": 0}
        for at, path in enumerate(("f", "gone", "nowhere"))
    ]
    applied = [("f", "index-1", "deletion_vector", 0)]
    place = {"content": "data", "bucket": 0, "level": 1, "extra_files": []}
    data, gone = (place | {"file_path": path, "file_name": path} for path in ("f", "gone"))
    assert ask([data, gone, gone | {"status": "deleted"}], vectors, "paimon") == applied
    plain = {"content": "data", "file_path": "f"}
    assert ask([plain], vectors[:1], "paimon") == applied
    assert ask([plain | {"spec_id": 0}], vectors[:1]) == []
