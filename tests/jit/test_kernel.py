from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import arrowmeta
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.machine_code import I64
from tests.bundled import DATA


def total(numbers: I64) -> int:
    result = 0
    for number in numbers:
        result += number
    return result


@pytest.fixture
def kernel(monkeypatch):
    monkeypatch.setattr(jit, "_steps_left", 10)
    return jit.kernel(steps=len)(total)


@pytest.fixture
def compiled(monkeypatch):
    """Names of the functions that were compiled."""
    names: list[str] = []

    def record(function):
        names.append(function.__name__)
        return function

    monkeypatch.setattr(jit, "_compiled", record)
    return names


def test_small_work_is_interpreted_until_the_allowance_is_used_up(kernel, compiled, monkeypatch):
    monkeypatch.delenv("ARROWMETA_JIT")
    assert kernel(np.arange(4)) == 6
    assert kernel(np.arange(5)) == 10
    assert compiled == []
    assert kernel(np.arange(3)) == 3
    assert compiled == ["total"]


def test_large_work_is_compiled_at_once(kernel, compiled, monkeypatch):
    monkeypatch.delenv("ARROWMETA_JIT")
    kernel(np.arange(11))
    assert compiled == ["total"]


@pytest.mark.parametrize(("choice", "expected"), [("0", []), ("1", ["total"])])
def test_environment_variable_decides_about_compilation(
    kernel, compiled, monkeypatch, choice, expected
):
    monkeypatch.setenv("ARROWMETA_JIT", choice)
    kernel(np.arange(3))
    assert compiled == expected


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v3_deletion_vectors"])
def test_files_of_a_small_table_are_read_without_numba_and_pandas(name):
    script = (
        "import sys, arrowmeta\n"
        f"t = arrowmeta.open({str(DATA / name)!r}, allow_moved_paths=True)\n"
        "assert t.files().num_rows > 0\n"
        "print({'numba', 'llvmlite', 'pandas', 'pyspark'} & set(sys.modules))"
    )
    environment = {"PATH": "", "HOME": "/nonexistent"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_kernels_are_compiled_without_a_cache_folder(monkeypatch, tmp_path):
    occupied = tmp_path / "file"
    occupied.write_text("no folder")
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(occupied))
    monkeypatch.setenv("ARROWMETA_JIT", "1")
    jit._choice.cache_clear()
    try:
        assert jit.cache_folder() is None
        jit._warn_once.cache_clear()
        with pytest.warns(RuntimeWarning, match="kernels are not kept: .* is not a folder"):
            assert jit.kernel(steps=len)(total)(np.arange(4)) == 6
    finally:
        jit._choice.cache_clear()


def test_cache_of_a_user_without_home_is_in_the_temporary_folder(monkeypatch, tmp_path):
    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("ARROWMETA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home)
    monkeypatch.setattr(jit.tempfile, "gettempdir", lambda: str(tmp_path))
    jit._choice.cache_clear()
    try:
        assert jit.cache_folder().is_relative_to(tmp_path)
    finally:
        jit._choice.cache_clear()


class Closed:
    """Standard error of a service that has closed it."""

    def isatty(self) -> bool:
        raise ValueError("I/O operation on closed file")


@pytest.mark.parametrize("stream", [None, Closed()])
def test_kernels_are_compiled_without_a_standard_error(stream, monkeypatch, tmp_path):
    """A service may run without standard error, or close it."""
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stderr", stream)
    jit._choice.cache_clear()
    try:
        assert jit.kernel(steps=len)(total).compile()(np.arange(4)) == 6
    finally:
        jit._choice.cache_clear()


@pytest.mark.exhaustive
def test_kernels_are_interpreted_if_numba_disable_jit_is_set(tmp_path):
    script = (
        "import sys, arrowmeta\n"
        f"t = arrowmeta.open({str(DATA / 'pk_tags_branches')!r})\n"
        "print(t.files().num_rows, 'numba' in sys.modules)"
    )
    environment = {"ARROWMETA_CACHE_DIR": str(tmp_path), "ARROWMETA_JIT": "1"}
    environment["NUMBA_DISABLE_JIT"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    n_files = arrowmeta.open(DATA / "pk_tags_branches").files().num_rows
    assert done.stdout.split() == [str(n_files), "True"]
