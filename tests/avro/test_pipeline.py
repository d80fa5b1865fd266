"""Work on threads: results in order, over sets of files, and nothing left running."""

import threading

import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import decode_files
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.scan import PARALLEL_LEN, Pipeline
from tests.avro.container_files import block, container, long, record


def run(pipeline, work):
    """Run work that is worth a thread."""
    return pipeline.run([work], PARALLEL_LEN)


def squares(pipeline, numbers):
    for number in numbers:
        yield from run(pipeline, lambda number=number: [number, number * number])


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("n_pieces", [0, 1, 3, 40])
def test_results_keep_the_order_of_the_work(threads, n_pieces):
    with Pipeline[int](threads) as pipeline:
        found = [*squares(pipeline, range(n_pieces))]
        found += pipeline.rest()
        assert not list(pipeline.rest())
    assert found == [one for n in range(n_pieces) for one in (n, n * n)]


def test_pipeline_bounds_the_work_in_progress():
    begun: list[int] = []
    with Pipeline[int](2) as pipeline:
        for number in range(20):
            for _ in run(pipeline, lambda number=number: begun.append(number) or [number]):
                pass
            assert len(begun) <= number + 1
        assert len(list(pipeline.rest())) == 3


def test_error_is_raised_in_result_order_and_stops_the_work():
    done: list[int] = []

    def work(number):
        if number == 3:
            raise CorruptMetadataError("the third")
        done.append(number)
        return [number]

    taken: list[int] = []

    def take_all():
        with Pipeline[int](2) as pipeline:
            for number in range(100):
                taken.extend(run(pipeline, lambda number=number: work(number)))

    with pytest.raises(CorruptMetadataError, match="the third"):
        take_all()
    assert taken == [0, 1, 2]
    assert len(done) < 10


def test_exit_waits_for_running_work_and_drops_the_rest():
    may_end, both_run, ended = threading.Event(), threading.Barrier(3), []

    def work():
        both_run.wait()
        may_end.wait()
        ended.append(1)
        return [1]

    with Pipeline[int](2) as pipeline:
        for _ in range(3):
            assert list(run(pipeline, work)) == []
        both_run.wait()
        threading.Timer(0.05, may_end.set).start()
    assert ended == [1, 1]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("sizes", [(400, 1, 400), (1, 400, 1), (1, 1, 1), (400, 400)])
def test_files_of_several_sets_keep_their_order(sizes):
    """Small sets are decoded by the caller's thread, but not before those that are under way."""
    n_rows, first, sets = 700, 0, []
    for size in sizes:
        blocks = []
        for _ in range(size):
            blocks.append(block(n_rows, b"".join(map(long, range(first, first + n_rows)))))
            first += n_rows
        sets.append(AvroFile.of("f", container(record(x="long"), *blocks)))
    with Pipeline[list[int]](2) as pipeline:
        found = []
        for file in sets:
            found += decode_files(
                [file], None, lambda chunk: chunk.batch["x"].to_pylist(), pipeline=pipeline
            )
        found += pipeline.rest()
    assert [number for some in found for number in some] == list(range(first))


def one_chunk_per_block(n_blocks):
    blocks = [
        block(1000, b"".join(long(1000 * i + row) for row in range(1000))) for i in range(n_blocks)
    ]
    return AvroFile.of("numbers", container(record(x="long"), *blocks))


def test_chunks_that_are_kept_are_not_overwritten():
    def every_third(chunk):
        column = chunk.batch.column(0)
        return column[10:20] if column[0].as_py() % 3000 == 0 else None

    kept = list(decode_files([one_chunk_per_block(20)], None, every_third, chunk_len=1))
    firsts = range(0, 20_000, 3000)
    assert [array.to_pylist() for array in kept if array is not None] == [
        [*range(first + 10, first + 20)] for first in firsts
    ]
