import io
import sys
import time

import pytest

from arrowmeta.spark import progress
from arrowmeta.spark.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_person_at_a_terminal_sees_how_far_it_is(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "_SECONDS_BETWEEN", 0.01)
    with Progress("tables written", 1200, lambda: 7):
        time.sleep(0.2)
    first, *_, last = terminal.getvalue().split("\r")[1:]
    assert first == "arrowmeta: tables written 7 of 1,200"
    assert last == "arrowmeta: tables written 1,200 of 1,200\n"


def test_work_that_fails_is_not_said_to_be_done(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with pytest.raises(OSError, match="gone"), Progress("tables written", 9, lambda: 3):
        raise OSError("gone")
    assert terminal.getvalue().endswith("tables written 3 of 9\n")


def test_nothing_is_said_where_nobody_looks(capsys):
    with Progress("tables written", 9, lambda: 3):
        pass
    assert capsys.readouterr().err == ""
