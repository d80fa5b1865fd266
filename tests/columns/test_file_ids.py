"""Identities of files: equal for equal values in any encoding, different for different ones."""

import fastavro
import numpy as np
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.kernels.byte_strings import DEAD, LIVE, SURPLUS
from arrowmeta.kernels.rows import (
    FILE_ID,
    FileSet,
    SeenFiles,
    file_ids,
    mark_live,
    spans_of,
    words_of,
)
from tests.histories import OTHERS, A, File, write_iceberg, write_paimon

_VALUES = st.tuples(
    st.sampled_from(["a", "ab", "abcdefgh", "abcdefghi", "x" * 40, "", None]),
    st.sampled_from([None, 0, 1, -1, 2**40]),
    st.sampled_from([None, [], ["a"], ["a", "b"], ["ab"], ["a", None], [""]]),
    st.sampled_from([None, b"", b"a", b"\0", b"\0\0", b"12345678"]),
)
_TYPES = (pa.string(), pa.int64(), pa.list_(pa.string()), pa.binary())


def _ids(rows):
    columns = zip(*rows, strict=True)
    return file_ids([pa.array(values, kind) for values, kind in zip(columns, _TYPES, strict=True)])


@given(st.lists(_VALUES, min_size=1, max_size=30))
def test_identities_are_equal_where_all_values_are(rows):
    ids = _ids(rows).to_pylist()
    for row, identity in zip(rows, ids, strict=True):
        assert (identity is None) == (row[0] is None)
    of_named = {repr(row): identity for row, identity in zip(rows, ids, strict=True) if row[0]}
    assert len(set(of_named.values())) == len(of_named)
    # Each by itself, in an array with an offset, and as spans.
    for row, identity in zip(rows, ids, strict=True):
        columns = [
            pa.array([value, value], kind)[1:] for value, kind in zip(row, _TYPES, strict=True)
        ]
        assert file_ids(columns).to_pylist() == [identity]
        if row[3] is not None:
            assert file_ids([*columns[:3], spans_of(columns[3])]).to_pylist() == [identity]


def test_identity_of_a_name_is_the_same_in_every_version():
    """Stores keep identities, and Spark sends them from one process to another."""
    (identity,) = _ids([("data-1.parquet", 5, ["a.index"], None)]).to_pylist()
    assert identity.hex() == "945116d4b61900dddf42839b5ce5fea4"


_IDS = st.lists(
    st.sampled_from(
        [None, *(bytes([first]) * 8 + bytes([last]) * 8 for first in (1, 2, 3) for last in (0, 1))]
    )
)


@given(_IDS, st.lists(_IDS, min_size=1, max_size=4))
def test_sets_of_files_answer_as_sets_of_python(members, batches):
    files, seen, met = FileSet(pa.array(members, FILE_ID)), SeenFiles(), []
    is_repeated = False
    for batch in batches:
        ids = pa.chunked_array([pa.array(batch[:2], FILE_ID), pa.array(batch[2:], FILE_ID)])
        known = {identity for identity in members if identity is not None}
        assert files.has(ids).tolist() == [identity in known for identity in batch]
        met += [identity for identity in batch if identity is not None]
        is_repeated |= seen.add(words_of(ids))
        assert is_repeated or len(set(met)) == len(met)


@given(st.lists(st.tuples(_IDS.filter(bool).map(lambda ids: ids[0]), st.booleans())), st.booleans())
def test_marks_are_those_of_the_rule(entries, replays):
    ids = pa.array([identity for identity, _ in entries], FILE_ID)
    flags = np.array([is_deleted for _, is_deleted in entries], dtype=bool)
    gone = {identity for identity, is_deleted in entries if is_deleted and replays} - {None}
    seen: set[bytes | None] = set()
    for (identity, is_deleted), mark in zip(
        entries, mark_live(ids, flags, replays=replays).tolist(), strict=True
    ):
        if is_deleted or identity in gone:
            assert mark == DEAD
        else:
            assert mark == (SURPLUS if identity in seen else LIVE)
            seen |= {identity} - {None}


def _write(writer, path, schema, records):
    """Write a manifest; the old writer has only the fields of Paimon 0.6."""
    if writer in ("parquet", "orc"):
        table = pa.Table.from_pylist(records)
        kinds = [field.with_type(_known(field.type)) for field in table.schema]
        write = pyarrow.orc.write_table if writer == "orc" else pyarrow.parquet.write_table
        write(table.cast(pa.schema(kinds)), path)
        return
    if writer == "old":
        (of_file,) = (field["type"] for field in schema["fields"] if field["name"] == "_FILE")
        absent = ("_EMBEDDED_FILE_INDEX", "_EXTERNAL_PATH")
        of_file["fields"] = [field for field in of_file["fields"] if field["name"] not in absent]
    with path.open("wb") as file:
        fastavro.writer(file, schema, records, codec="deflate")


def _known(kind):
    """Return the type with text where all values are null, since ORC has no type for these."""
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(_known(field.type)) for field in kind])
    if pa.types.is_list(kind):
        return pa.list_(_known(kind.value_type))
    return pa.string() if pa.types.is_null(kind) else kind


@pytest.mark.filterwarnings("ignore::UserWarning")  # lengths in the list are of the Avro file
@pytest.mark.parametrize("writer", ["avro", "old", "parquet", "orc"])
@pytest.mark.parametrize("files", [[A, *OTHERS], [A, *OTHERS[:4]]])
def test_identities_do_not_depend_on_writer_and_container(files, writer, tmp_path):
    if writer == "old" and files[-1].external_path is not None:
        pytest.skip("has no such fields")
    write_paimon(tmp_path, {"m": [("added", file) for file in files]}, [([], ["m"])])
    expected = _of_table(tmp_path)
    assert len(set(expected)) == len(files)
    with (tmp_path / "manifest" / "m").open("rb") as file:
        reader = fastavro.reader(file)
        records = list(reader)
    _write(writer, tmp_path / "manifest" / "m", reader.writer_schema, records)
    assert _of_table(tmp_path) == expected


def test_deletion_vectors_in_one_file_differ_by_offset(tmp_path):
    files = [File("v.puffin", offset=offset) for offset in (4, 60, 4)]
    write_iceberg(tmp_path, {"m": [("added", file) for file in files]}, [([], ["m"])])
    first, second, again = _of_table(tmp_path)
    assert first == again != second


def _of_table(root):
    (batch,) = arrowmeta.open(root).source.scan().batches(["file_id"])
    return batch["file_id"].to_pylist()
