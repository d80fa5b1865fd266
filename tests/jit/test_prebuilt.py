"""LLVM IR of the package: current, used, and left to Numba if it does not fit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.machine_code import CODE_SETTINGS, ObjectCode, assemble, machine
from tools.write_kernel_ir import FOLDER, all_kernels

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


def test_prebuilt_ir_is_of_the_current_sources():
    said = (FOLDER / jit.SOURCES).read_text(encoding="ascii").strip()
    assert said == jit.sources_digest(), "write them again: make kernels"
    assert sorted(file.stem for file in FOLDER.glob("*.ll")) == NAMES


def test_digest_of_the_sources_covers_every_module_with_kernels():
    texts = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.parent.glob("*.py")}
    with_kernels = {name for name, text in texts.items() if "\n@kernel" in text}
    with_kernels |= {name for name, text in texts.items() if "\n@inlined" in text}
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
    done = [
        subprocess.run(
            [sys.executable, "-c", READ, *files],
            env={"ARROWMETA_CACHE_DIR": str(tmp_path), "ARROWMETA_JIT": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]
    assert [one.stdout for one in done] == ["{'llvmlite'}\n"] * 2
    said = "arrowmeta: compiling kernels (once on this machine)\n"
    assert [one.stderr for one in done] == [said, ""]


@pytest.mark.usefixtures("without_settings")
def test_ir_of_other_sources_is_left_to_numba(monkeypatch):
    monkeypatch.setattr(jit, "sources_digest", lambda: "another")
    assert jit.compile_ir("copy_spans") is None


@pytest.mark.usefixtures("without_settings")
@pytest.mark.parametrize("name", CODE_SETTINGS)
def test_kernels_with_settings_that_change_code_are_left_to_numba(name, monkeypatch):
    before = machine()
    monkeypatch.setenv(name, "1")
    assert jit.compile_ir("copy_spans") is None
    assert machine() != before


@pytest.mark.usefixtures("without_settings")
@pytest.mark.parametrize(
    "name",
    ["NUMBA_NUM_THREADS", "NUMBA_CACHE_DIR", "NUMBA_FULL_TRACEBACKS", "NUMBA_THREADING_LAYER"],
)
def test_other_settings_of_numba_neither_compile_nor_divide_the_cache(name, monkeypatch):
    before = machine()
    monkeypatch.setenv(name, "2")
    assert jit.compile_ir("copy_spans") is not None
    assert machine() == before


@pytest.mark.usefixtures("without_settings")
def test_kernel_without_ir_is_left_to_numba():
    assert jit.compile_ir("no_such_kernel") is None


def test_ir_with_unknown_syntax_is_left_to_numba():
    assert assemble("f", "define i32 @f() newer_attribute { ret i32 0 }") is None


def test_ir_of_another_system_is_left_to_numba():
    triple = llvm.get_process_triple()
    text = 'target triple = "{}"\ndefine i32 @f() {{ ret i32 0 }}'
    assert assemble("f", text.format("s390x-ibm-linux")) is None
    assert assemble("f", text.format(triple)) is not None
