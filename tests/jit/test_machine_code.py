"""Compiled kernels: cached on disk, refused if damaged, called with checked arguments."""

from __future__ import annotations

import ctypes
import os
import pkgutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import arrowmeta
from arrowmeta import kernels
from arrowmeta.kernels import kernel, machine_code
from arrowmeta.kernels.machine_code import I64, Function, I64Strided, I64Table, ObjectCode, OutI64
from tests.jit.compiling import compiled_by_numba, numba_code

PACKAGE = Path(arrowmeta.__file__).parent
MANIFESTS = Path(__file__).parents[1] / "data" / "pk_all_types" / "manifest"


def scale(numbers: I64, factor: int, out: OutI64) -> int:
    for i in range(numbers.shape[0]):
        out[i] = numbers[i] * factor
    return numbers.shape[0]


def corners(table: I64Table, strided: I64Strided) -> int:
    return table[0, 0] + table[1, 2] + strided[0] + strided[2]


def refuse(numbers: I64) -> int:
    if numbers[0] > 0:
        raise ValueError
    return 0


def say(numbers: I64) -> int:
    print(numbers[0])  # noqa: T201
    return numbers[0]


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """An empty cache of compiled kernels."""
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("ARROWMETA_JIT", "1")
    kernel._choice.cache_clear()
    yield kernel.cache_folder()
    kernel._choice.cache_clear()


def test_kernel_receives_numbers_and_arrays():
    out = np.zeros(3, dtype=np.int64)
    assert compiled_by_numba(scale)(np.arange(3), -(2**40), out) == 3
    assert out.tolist() == [0, -(2**40), -(2**41)]
    table = np.array([[1, 0, 0], [0, 0, 20]], dtype=np.int64)
    assert compiled_by_numba(corners)(table, np.arange(100, 110)[::3]) == 1 + 20 + 100 + 106


@pytest.mark.parametrize(
    "numbers",
    [
        np.arange(3, dtype=np.int32),
        np.arange(6)[::2],
        np.arange(4).reshape(2, 2),
        np.frombuffer(bytes(25), dtype=np.uint8)[1:].view(np.int64),
    ],
)
def test_array_of_wrong_type_shape_or_alignment_is_refused(numbers):
    with pytest.raises(TypeError, match="for a kernel that takes Array"):
        compiled_by_numba(scale)(numbers, 1, np.zeros(4, dtype=np.int64))


def test_wrong_calls_are_refused_and_exceptions_are_raised():
    out = np.zeros(3, dtype=np.int64)
    out.flags.writeable = False
    with pytest.raises(TypeError, match="for a kernel that takes Array"):
        compiled_by_numba(scale)(np.arange(3), 1, out)
    with pytest.raises(ValueError, match="zip"):
        compiled_by_numba(scale)(np.arange(3), 1)
    function = compiled_by_numba(refuse)
    assert function(np.zeros(1, dtype=np.int64)) == 0
    with pytest.raises(RuntimeError, match="kernel refuse failed"):
        function(np.ones(1, dtype=np.int64))


def test_code_that_needs_the_numba_runtime_is_run_by_numba(folder, capfd):
    assert numba_code(say) is None
    assert kernel.kernel(steps=len)(say)(np.array([7])) == 7
    assert capfd.readouterr().out == "7\n"
    assert list(folder.glob("*.o")) == []


def test_damaged_cache_file_is_compiled_again(folder):
    def run() -> list[int]:
        out = np.zeros(2, dtype=np.int64)
        kernel.kernel(steps=lambda *_: 1)(scale)(np.arange(2), 5, out)
        return out.tolist()

    assert run() == [0, 5]
    (file,) = folder.glob("*.o")
    whole = file.read_bytes()
    for damaged in (b"", whole[:20], whole[:-1], whole[:-9] + b"\xff" + whole[-8:]):
        file.write_bytes(damaged)
        assert kernel.load_code("scale") is None
        assert run() == [0, 5]
        assert kernel.load_code("scale") is not None


def test_full_disk_turns_the_cache_off_with_a_warning(folder, monkeypatch):
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("arrowmeta.io.local_files.write_private", refuse)
    kernel._warn_once.cache_clear()
    with pytest.warns(RuntimeWarning, match="No space left on device. Each process compiles"):
        kernel.save_code("scale", ObjectCode("symbol", b"code"))
    assert kernel.load_code("scale") is None


def test_code_is_cached_per_compiler_settings_and_processor(folder, monkeypatch):
    code, here = ObjectCode("symbol", b"code"), machine_code.machine()
    kernel.save_code("scale", code)
    assert kernel.load_code("scale") == code
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    kernel._file_name.cache_clear()
    try:
        assert kernel.load_code("scale") is None
    finally:
        monkeypatch.undo()
        kernel._file_name.cache_clear()
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "another")
    assert machine_code.machine() != here


def test_concurrent_saves_and_loads_return_complete_code(folder):
    folder.rmdir()  # it is created again
    code = ObjectCode("symbol", bytes(200_000))
    with ThreadPoolExecutor(4) as pool:
        saves = [pool.submit(kernel.save_code, "scale", code) for _ in range(200)]
        loads = [pool.submit(kernel.load_code, "scale") for _ in range(200)]
    assert not any(save.exception() for save in saves)
    assert {load.result() for load in loads} <= {None, code}
    assert [file.suffix for file in folder.iterdir()] == [".o"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_machine_code_is_not_writable():
    prototype = compiled_by_numba(scale)._function
    address = ctypes.cast(prototype, ctypes.c_void_p).value
    rights = []
    for line in Path("/proc/self/maps").read_text(encoding="ascii").splitlines():
        place, rights_there, *_ = line.split()
        start, end = (int(edge, 16) for edge in place.split("-"))
        if start <= address < end:
            rights.append(rights_there)
    assert rights == ["r-xp"]


#: Denies itself executable memory, as systemd's MemoryDenyWriteExecute does, and reads a table.
DENIED = """
import ctypes, sys, warnings
libc = ctypes.CDLL(None, use_errno=True)
PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN = 65, 1
import arrowmeta
from arrowmeta.kernels import kernel
if sys.argv[2] == "late":  # after a kernel was linked
    assert arrowmeta.open(sys.argv[1]).snapshots().num_rows
if libc.prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) != 0:
    print("unsupported")
    sys.exit()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    files = arrowmeta.open(sys.argv[1]).files()
print(files.num_rows, [str(one.message)[:44] for one in seen])
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("when", ["early", "late"])
@pytest.mark.parametrize("is_kept", [True, False])
def test_kernels_are_interpreted_where_executable_memory_is_denied(tmp_path, when, is_kept):
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has PR_SET_MDWE")
    environment = os.environ | {"ARROWMETA_JIT": "1"}
    if not is_kept:  # with an empty cache
        environment["ARROWMETA_CACHE_DIR"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", DENIED, str(MANIFESTS.parent), when],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stdout == "unsupported\n":
        pytest.skip("this kernel has no PR_SET_MDWE")
    n_files = arrowmeta.open(MANIFESTS.parent).files().num_rows
    said = ["this process may not make memory executable,"]
    assert (done.returncode, done.stdout) == (0, f"{n_files} {said}\n"), done.stderr


def test_kernel_is_interpreted_if_llvm_reports_no_executable_memory(monkeypatch):
    def refuse() -> None:
        raise PermissionError(13, "cannot allocate executable memory")

    assert machine_code.can_execute()
    monkeypatch.setenv("ARROWMETA_JIT", "1")
    monkeypatch.setattr(llvm, "check_jit_execution", refuse)
    kernel._warn_of_interpreter.cache_clear()
    scaling = kernel.kernel(steps=lambda *_: 1)(scale)
    with pytest.warns(RuntimeWarning, match="may not make memory executable"):
        assert scaling.compile() is scale
    assert scaling(np.arange(2), 5, np.zeros(2, dtype=np.int64)) == 2


@pytest.mark.parametrize("module", [one.name for one in pkgutil.iter_modules(kernels.__path__)])
def test_every_kernel_is_linked_without_numba(module):
    for member in vars(import_module(f"{kernels.__name__}.{module}")).values():
        if isinstance(member, kernel.Kernel):
            assert isinstance(member.compile(), Function)


#: Prints where the package was found, the type of a small kernel, and whether that took Numba.
COMPILER = (
    "import sys; sys.path.insert(0, sys.argv[1]); import arrowmeta; "
    "from arrowmeta.kernels.byte_strings import copy_spans; "
    "print(arrowmeta.__file__, type(copy_spans.compile()).__name__, 'numba' in sys.modules)"
)


def compiled_in_a_process(place: Path, cache: Path) -> list[str]:
    # With a setting that changes the code, Numba compiles.
    environment = {"ARROWMETA_CACHE_DIR": str(cache), "ARROWMETA_JIT": "1", "NUMBA_OPT": "1"}
    command = [sys.executable, "-c", COMPILER, str(place)]
    return subprocess.check_output(command, env=environment, text=True).split()


@pytest.mark.parametrize("is_zipped", [pytest.param(False, marks=pytest.mark.exhaustive), True])
def test_only_the_first_process_compiles(tmp_path, is_zipped):
    """The next one does not load Numba, also if the package is in a zip file."""
    place = PACKAGE.parent
    if is_zipped:
        place = tmp_path / "installed.zip"
        with zipfile.ZipFile(place, "w") as packed:
            for source in PACKAGE.rglob("*.py"):
                packed.write(source, source.relative_to(PACKAGE.parent))
    (first, kind, compiles), (second, kind_too, compiles_too) = (
        compiled_in_a_process(place, tmp_path / "cache") for _ in range(2)
    )
    assert first == second
    assert first.startswith(str(place))
    assert kind == kind_too == "Function"
    assert (compiles, compiles_too) == ("True", "False")
