"""Turns of requests that compute, and of those that wait."""

import asyncio
import gc
import threading
import time
import weakref

import pytest

pytest.importorskip("starlette")
from arrowmeta.apps.serve.tables import THREADS_OF_TABLE, TURNS, Work


def running(work, function, names):
    async def run():
        return await asyncio.gather(
            *[work.run((name,), lambda n=name: function(n)) for name in names]
        )

    return asyncio.run(run())


def test_few_requests_begin_at_a_time_in_the_order_in_which_they_came():
    begun, active, most = [], set(), []

    def compute(name):
        begun.append(name)
        active.add(name)
        most.append(len(active))
        time.sleep(0.01)
        active.discard(name)
        return name

    names = [str(number) for number in range(5 * TURNS)]
    assert running(Work(), compute, names) == names
    assert max(most) <= TURNS
    assert all(abs(names.index(name) - at) < TURNS for at, name in enumerate(begun))


def test_requests_whose_store_is_slow_let_others_begin():
    released = threading.Event()
    names = [f"slow {number}" for number in range(2 * TURNS)]

    def wait(name):
        if name == "last":
            released.set()
        return released.wait(60)

    assert all(running(Work(turn_seconds=0.05), wait, [*names, "last"]))


def test_a_request_that_its_client_leaves_before_its_turn_leaves_its_place_to_others():
    released = threading.Event()
    work = Work(turn_seconds=60)

    async def run():
        slow = [asyncio.create_task(work.run((f"{at}",), released.wait)) for at in range(TURNS)]
        left = [
            asyncio.create_task(work.run(("left",), lambda: 1)) for _ in range(THREADS_OF_TABLE)
        ]
        await asyncio.sleep(0)
        for one in left:
            one.cancel()
        await asyncio.wait(left)
        released.set()
        await asyncio.gather(*slow)
        return await work.run(("left",), lambda: 2)

    assert asyncio.run(run()) == 2


def test_names_and_answers_of_requests_that_are_over_are_dropped():
    class Answer:
        pass

    work, answers = Work(seconds=0.05), weakref.WeakSet()

    def slow():
        time.sleep(0.2)
        answers.add(answer := Answer())
        return answer

    async def run():
        with pytest.raises(TimeoutError):
            await work.run(("abandoned",), slow)
        for at in range(50):
            await work.run((f"{at}",), Answer)
        await asyncio.sleep(0.4)

    asyncio.run(run())
    gc.collect()
    assert not answers
    assert not work._of_table
