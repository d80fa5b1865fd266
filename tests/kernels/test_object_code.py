"""Compiled kernels on disk and in the process: found again, refused when damaged, called safely."""

from __future__ import annotations

import platform
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import arrowmeta
from arrowmeta.kernels import code_cache, compiler, jit, object_code
from arrowmeta.kernels.object_code import Function, ObjectCode
from arrowmeta.kernels.signature import I64, I64Strided, I64Table, OutI64, parameters_of

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
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache of compiled kernels."""
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("ARROWMETA_JIT", "1")
    code_cache.cache_folder.cache_clear()
    yield code_cache.cache_folder()
    code_cache.cache_folder.cache_clear()


def compiled(function) -> Function:
    parameters = parameters_of(function)
    code = compiler.compile_kernel(function, parameters)
    assert code is not None
    return Function(function.__name__, parameters, code)


def test_numbers_and_arrays_reach_the_kernel() -> None:
    out = np.zeros(3, dtype=np.int64)
    assert compiled(scale)(np.arange(3), -(2**40), out) == 3
    assert out.tolist() == [0, -(2**40), -(2**41)]


def test_tables_and_arrays_with_gaps_reach_the_kernel() -> None:
    table = np.array([[1, 0, 0], [0, 0, 20]], dtype=np.int64)
    assert compiled(corners)(table, np.arange(100, 110)[::3]) == 1 + 20 + 100 + 106


@pytest.mark.parametrize(
    "numbers",
    [
        np.arange(3, dtype=np.int32),
        np.arange(6)[::2],
        np.arange(4).reshape(2, 2),
        np.frombuffer(bytes(25), dtype=np.uint8)[1:].view(np.int64),
    ],
)
def test_an_array_of_another_kind_is_refused(numbers: np.ndarray) -> None:
    with pytest.raises(TypeError, match="for a kernel that takes Array"):
        compiled(scale)(numbers, 1, np.zeros(4, dtype=np.int64))


def test_an_array_that_cannot_be_written_is_refused() -> None:
    out = np.zeros(3, dtype=np.int64)
    out.flags.writeable = False
    with pytest.raises(TypeError, match="for a kernel that takes Array"):
        compiled(scale)(np.arange(3), 1, out)


def test_a_wrong_number_of_arguments_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        compiled(scale)(np.arange(3), 1)


def test_an_exception_of_the_kernel_is_noticed() -> None:
    function = compiled(refuse)
    assert function(np.zeros(1, dtype=np.int64)) == 0
    with pytest.raises(RuntimeError, match="kernel refuse failed"):
        function(np.ones(1, dtype=np.int64))


def test_code_that_needs_the_compilers_runtime_is_left_to_it(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert compiler.compile_kernel(say, parameters_of(say)) is None
    assert jit.kernel(steps=len)(say)(np.array([7])) == 7
    assert capfd.readouterr().out == "7\n"
    assert list(folder.glob("*.o")) == []


def test_a_damaged_file_is_compiled_again(folder: Path) -> None:
    def run() -> list[int]:
        out = np.zeros(2, dtype=np.int64)
        jit.kernel(steps=lambda *_: 1)(scale)(np.arange(2), 5, out)
        return out.tolist()

    assert run() == [0, 5]
    (file,) = folder.glob("*.o")
    whole = file.read_bytes()
    for damaged in (b"", whole[:20], whole[:-1], whole[:-9] + b"\xff" + whole[-8:]):
        file.write_bytes(damaged)
        assert code_cache.load("scale") is None
        assert run() == [0, 5]
        assert code_cache.load("scale") is not None


def test_a_cache_that_cannot_be_written_is_done_without(folder: Path) -> None:
    folder.rmdir()
    code_cache.save("scale", ObjectCode("symbol", b"code"))
    assert code_cache.load("scale") is None


def test_settings_of_the_compiler_have_code_of_their_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code_cache.save("scale", ObjectCode("symbol", b"code"))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    code_cache._machine_digest.cache_clear()
    try:
        assert code_cache.load("scale") is None
    finally:
        monkeypatch.undo()
        code_cache._machine_digest.cache_clear()


def test_code_is_whole_while_others_save_it(folder: Path) -> None:
    code = ObjectCode("symbol", bytes(200_000))
    with ThreadPoolExecutor(4) as pool:
        saves = [pool.submit(code_cache.save, "scale", code) for _ in range(200)]
        loads = [pool.submit(code_cache.load, "scale") for _ in range(200)]
    assert not any(save.exception() for save in saves)
    assert {load.result() for load in loads} <= {None, code}
    assert [file.suffix for file in folder.iterdir()] == [".o"]


def test_a_process_that_never_ends_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "_PATIENCE", 0.1)
    entered = []
    with code_cache.compiling("scale"), code_cache.compiling("scale"):
        entered.append("both")
    assert entered == ["both"]


@pytest.mark.parametrize("cpuinfo", [None, "processor\t: 0\nBogoMIPS\t: 50.00\n"])
def test_a_processor_that_the_system_does_not_describe_is_asked_for_itself(
    cpuinfo: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cpuinfo"
    if cpuinfo is not None:
        file.write_text(cpuinfo)
    monkeypatch.setattr(object_code, "_CPUINFO", file)
    assert llvm.get_host_cpu_name() in object_code.machine()


def test_processors_with_other_instructions_have_code_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "vendor_id\t: {}\ncpu family\t: 6\nmodel\t\t: 85\nstepping\t: 7\nflags\t\t: {}\n\n{}"
    machines = []
    for i, words in enumerate(
        [("Intel", "sse2", ""), ("Intel", "sse2", "flags: avx"), ("Intel", "avx", "")]
    ):
        file = tmp_path / f"cpuinfo-{i}"
        file.write_text(said.format(*words))
        monkeypatch.setattr(object_code, "_CPUINFO", file)
        machines.append(object_code.machine())
    assert machines[0] == machines[1] != machines[2]


#: Prints where the package was found, how many rows it read, and whether that took a compiler.
#: On a busy machine compiling takes longer than a process would wait for another one.
READER = (
    "import sys; sys.path.insert(0, sys.argv[1]); import arrowmeta; "
    "from arrowmeta.kernels import code_cache; code_cache._PATIENCE = 600; "
    "table = arrowmeta.read_avro(sys.argv[2:]); "
    "print(arrowmeta.__file__, table.num_rows, 'numba' in sys.modules, "
    "'llvmlite.binding' in sys.modules)"
)


def elf_is_for_here() -> bool:
    return sys.platform.startswith("linux") and platform.machine() == "x86_64"


def start_reader(place: Path, cache: Path) -> subprocess.Popen[str]:
    files = sorted(str(file) for file in MANIFESTS.glob("manifest-????????-*"))
    return subprocess.Popen(
        [sys.executable, "-c", READER, str(place), *files],
        env={"ARROWMETA_CACHE_DIR": str(cache), "ARROWMETA_JIT": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_of_processes_that_start_together_one_compiles(tmp_path: Path) -> None:
    readers = [start_reader(PACKAGE.parent, tmp_path) for _ in range(3)]
    answers = [reader.communicate()[0].split() for reader in readers]
    assert sorted(compiles for _, _, compiles, _ in answers) == ["False", "False", "True"]
    assert len({n_rows for _, n_rows, _, _ in answers}) == 1


@pytest.mark.parametrize("is_zipped", [False, True])
def test_the_second_process_needs_no_compiler(tmp_path: Path, is_zipped: bool) -> None:
    place = PACKAGE.parent
    if is_zipped:
        place = tmp_path / "installed.zip"
        with zipfile.ZipFile(place, "w") as packed:
            for source in PACKAGE.rglob("*.py"):
                packed.write(source, source.relative_to(PACKAGE.parent))
    answers = [start_reader(place, tmp_path / "cache").communicate()[0].split() for _ in range(2)]
    (first, n_rows, compiles, _), (second, n_again, compiles_again, links_by_llvm) = answers
    assert first == second
    assert first.startswith(str(place))
    assert int(n_rows) == int(n_again) > 0
    assert (compiles, compiles_again) == ("True", "False")
    assert links_by_llvm == str(not elf_is_for_here())
