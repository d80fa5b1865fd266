"""Kernels: compiled, cached, prebuilt, and called by their address."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import arrowmeta
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.kernel import call_address
from arrowmeta.kernels.machine_code import CODE_SETTINGS, I64, ObjectCode, assemble, machine
from tests.bundled import DATA
from tests.jit.compiling import compiled_by_numba
from tools.write_kernel_ir import FOLDER, all_kernels


def total(numbers: I64) -> int:
    result = 0
    for number in numbers:
        result += number
    return result


@pytest.mark.parametrize(
    ("choice", "lengths", "is_compiled"),
    [
        # Small work is interpreted until the allowance is used up, large work is compiled at once.
        (None, (4, 5), False),
        (None, (4, 5, 3), True),
        (None, (11,), True),
        ("0", (11,), False),
        ("1", (3,), True),
    ],
)
def test_work_is_compiled_by_its_size_or_as_the_environment_says(
    monkeypatch, choice, lengths, is_compiled
):
    monkeypatch.setattr(jit, "_steps_left", 10)
    monkeypatch.delenv("ARROWMETA_JIT")
    if choice is not None:
        monkeypatch.setenv("ARROWMETA_JIT", choice)
    kernel = jit.kernel(steps=len)(total)
    for length in lengths:
        assert kernel._compiled is None
        assert kernel(np.arange(length)) == sum(range(length))
    assert (kernel._compiled is not None) == is_compiled


def run(script, *arguments, **environment):
    """Run Python with an environment of its own."""
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


@pytest.fixture
def fresh():
    """The choice of a cache is made anew."""
    jit._choice.cache_clear()
    yield
    jit._choice.cache_clear()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pk_tags_branches", "iceberg_v3_deletion_vectors"])
def test_files_of_a_small_table_are_read_without_numba_and_pandas(name):
    script = (
        "import sys, arrowmeta\n"
        "t = arrowmeta.open(sys.argv[1], allow_moved_paths=True)\n"
        "assert t.files().num_rows > 0\n"
        "print({'numba', 'llvmlite', 'pandas', 'pyspark'} & set(sys.modules))"
    )
    done = run(script, str(DATA / name), PATH="", HOME="/nonexistent")
    assert done.stdout.strip() == "set()"


@pytest.mark.usefixtures("fresh")
def test_kernels_are_compiled_without_a_cache_folder(monkeypatch, tmp_path):
    occupied = tmp_path / "file"
    occupied.write_text("no folder")
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(occupied))
    monkeypatch.setenv("ARROWMETA_JIT", "1")
    assert jit.cache_folder() is None
    jit._warn_once.cache_clear()
    with pytest.warns(RuntimeWarning, match="kernels are not kept: .* is not a folder"):
        assert jit.kernel(steps=len)(total)(np.arange(4)) == 6


@pytest.mark.usefixtures("fresh")
def test_cache_of_a_user_without_home_is_in_the_temporary_folder(monkeypatch, tmp_path):
    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("ARROWMETA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert jit.cache_folder().is_relative_to(tmp_path)


class Closed:
    """Standard error of a service that has closed it."""

    def isatty(self) -> bool:
        raise ValueError("I/O operation on closed file")


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("stream", [None, Closed()])
def test_kernels_are_compiled_without_a_standard_error(stream, monkeypatch, tmp_path):
    """A service may run without standard error, or close it."""
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stderr", stream)
    assert jit.kernel(steps=len)(total).compile()(np.arange(4)) == 6


@pytest.mark.exhaustive
def test_kernels_are_interpreted_if_numba_disable_jit_is_set(tmp_path):
    script = (
        "import sys, arrowmeta\n"
        "t = arrowmeta.open(sys.argv[1])\n"
        "print(t.files().num_rows, 'numba' in sys.modules)"
    )
    table = str(DATA / "pk_tags_branches")
    environment = {"ARROWMETA_CACHE_DIR": str(tmp_path), "ARROWMETA_JIT": "1"}
    done = run(script, table, NUMBA_DISABLE_JIT="1", **environment)
    assert done.stdout.split() == [str(arrowmeta.open(table).files().num_rows), "True"]


def call_with(address: int, args: I64) -> int:
    return call_address(address, args[0], args[1], args[2], args[3], args[4], args[5])


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def how(request):
    return compiled_by_numba(call_with) if request.param == "compiled" else call_with


@pytest.mark.parametrize("sign", [1, -1])
def test_six_64_bit_arguments_and_the_result_are_passed(how, sign):
    seen: list[int] = []

    @ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 6)
    def function(*args: int) -> int:
        seen.extend(args)
        return args[0] - args[5]

    args = [sign * (2**40 + i) for i in range(5)] + [sign * 2**62]
    address = ctypes.cast(function, ctypes.c_void_p).value
    assert how(address, np.array(args, dtype=np.int64)) == args[0] - args[5]
    assert seen == args


def test_function_with_fewer_arguments_ignores_the_rest(how):
    compare = ctypes.cast(ctypes.pythonapi.PyOS_mystrnicmp, ctypes.c_void_p).value
    one, other = ctypes.create_string_buffer(b"NAMES"), ctypes.create_string_buffer(b"nameless")
    places = [ctypes.addressof(one), ctypes.addressof(other)]
    same = how(compare, np.array([*places, 4, 7, 7, 7], dtype=np.int64))
    assert ctypes.c_int32(same).value == 0
    longer = how(compare, np.array([*places, 5, 7, 7, 7], dtype=np.int64))
    assert ctypes.c_int32(longer).value != 0


MANIFESTS = Path(__file__).parents[1] / "data" / "pk_all_types" / "manifest"
NAMES = sorted(kernel.__name__ for kernel in all_kernels())

#: Reads manifests with all kernels compiled, and prints which compilers were loaded.
READ = (
    "import sys, arrowmeta; arrowmeta.read_avro(sys.argv[1:]); "
    "print({'numba', 'llvmlite'} & set(sys.modules))"
)


@pytest.fixture
def without_settings(monkeypatch):
    """No setting of Numba's, and IR of these sources for this system."""
    for name in CODE_SETTINGS:
        monkeypatch.delenv(name, raising=False)
    if jit.compile_ir("copy_spans") is None:
        pytest.skip("this system, or this version of LLVM, has no IR")


def test_prebuilt_ir_is_of_the_current_sources_of_every_kernel():
    said = (FOLDER / jit.SOURCES).read_text(encoding="ascii").strip()
    assert said == jit.sources_digest(), "write them again: make kernels"
    assert sorted(file.stem for file in FOLDER.glob("*.ll")) == NAMES
    texts = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.parent.glob("*.py")}
    marks = ("\n@kernel", "\n@inlined")
    with_kernels = {name for name, text in texts.items() if any(mark in text for mark in marks)}
    assert with_kernels
    assert with_kernels <= set(jit._CODE_MODULES.split())


@pytest.mark.sampled(6)
@pytest.mark.usefixtures("without_settings")
@pytest.mark.parametrize("name", NAMES)
def test_every_kernel_is_compiled_from_ir(name):
    code = jit.compile_ir(name)
    assert isinstance(code, ObjectCode)
    assert (code.symbol, code.content[:4]) == (name, b"\x7fELF")


@pytest.mark.usefixtures("without_settings")
def test_first_process_compiles_without_numba_and_says_so_once(tmp_path):
    files = sorted(str(file) for file in MANIFESTS.glob("manifest-????????-*"))
    environment = {"ARROWMETA_CACHE_DIR": str(tmp_path), "ARROWMETA_JIT": "1"}
    done = [run(READ, *files, **environment) for _ in range(2)]
    assert [one.stdout for one in done] == ["{'llvmlite'}\n"] * 2
    said = "arrowmeta: compiling kernels (once on this machine)\n"
    assert [one.stderr for one in done] == [said, ""]


@pytest.mark.usefixtures("without_settings")
def test_what_has_no_ir_here_is_left_to_numba(monkeypatch):
    assert jit.compile_ir("no_such_kernel") is None
    assert assemble("f", "define i32 @f() newer_attribute { ret i32 0 }") is None
    text = 'target triple = "{}"\ndefine i32 @f() {{ ret i32 0 }}'
    assert assemble("f", text.format("s390x-ibm-linux")) is None
    assert assemble("f", text.format(llvm.get_process_triple())) is not None
    monkeypatch.setattr(jit, "sources_digest", lambda: "of other sources")
    assert jit.compile_ir("copy_spans") is None


OTHER_SETTINGS = ("NUM_THREADS", "CACHE_DIR", "FULL_TRACEBACKS", "THREADING_LAYER")


@pytest.mark.usefixtures("without_settings")
@pytest.mark.parametrize("name", [*CODE_SETTINGS, *(f"NUMBA_{one}" for one in OTHER_SETTINGS)])
def test_settings_that_change_code_are_left_to_numba_and_divide_the_cache(name, monkeypatch):
    before = machine()
    monkeypatch.setenv(name, "1" if name in CODE_SETTINGS else "2")
    assert (jit.compile_ir("copy_spans") is None) == (name in CODE_SETTINGS)
    assert (machine() != before) == (name in CODE_SETTINGS)
