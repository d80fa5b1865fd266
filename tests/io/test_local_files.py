"""Files of this machine: written whole or not at all, private folders, versions of sources."""

import errno
import os
import resource
import shutil
import signal
import stat
import subprocess
import sys
import threading
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.apps.output.rows import write_text
from arrowmeta.io import local_files
from arrowmeta.io.local_files import (
    NotPrivateError,
    code_version,
    decoder_version,
    make_private,
    package_version,
    read_private,
    write_private,
    written,
)
from arrowmeta.io.requests import stopped_by_interrupts
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.machine_code import ObjectCode
from arrowmeta.model.store_file import Folder
from tests.processes import run_python
from tests.refusals import refuses


def names(folder):
    return sorted(path.name for path in folder.iterdir())


# -- Written whole or not at all

WRITING = """
import os, sys, threading, time
from pathlib import Path
from arrowmeta.io.local_files import ended_by_sigterm
from arrowmeta.io.local_files import written

def write(name):
    with written(Path(sys.argv[1]) / name) as sink:
        sink.write(b"x")
        os.write(1, b"writing\\n")  # threads of print mix their lines
        time.sleep(60)

with ended_by_sigterm():
    threading.Thread(target=write, args=("of-thread",), daemon=True).start()
    write("of-main")
"""


def test_sigterm_leaves_no_unfinished_file(tmp_path):
    command = [sys.executable, "-c", WRITING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(2):
            assert process.stdout.readline() == "writing\n"
        assert len(list(tmp_path.glob(".*.unfinished"))) == 2
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == -signal.SIGTERM
    assert names(tmp_path) == []


def test_the_handler_of_a_program_stays(tmp_path):
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with written(tmp_path / "x") as sink:
            sink.write(b"x")
            assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)
    assert signal.getsignal(signal.SIGTERM) is before


def test_error_in_the_block_keeps_the_file(tmp_path):
    def fail(error, name):
        with written(tmp_path / name) as sink:
            sink.write(b"after")
            raise error

    (tmp_path / "x").write_text("before")
    refuses(ZeroDivisionError, "", fail, ZeroDivisionError(), "x")
    full = OSError(errno.ENOSPC, "No space left on device")
    refuses(OSError, r"No space left on device: .*answer\.json", fail, full, "answer.json")
    assert ((tmp_path / "x").read_text(), names(tmp_path)) == ("before", ["x"])


#: Bytes that a file may have in a process with a full disk.
ROOM = 100
#: Commands, and the files that they write.
COMMANDS = {
    "files TABLE": "x.parquet",
    "files TABLE -o arrow": "x.arrow",
    "files TABLE -o csv": "x.csv",
    "snapshots TABLE": "x.json",
    "files TABLE -o table": "x.txt",
    "sql TABLE TABLES": "x.csv",
    "report TABLE": "x.html",
    "scan FOLDER": "x.html",
    "check TABLE -o junit": "x.xml",
    "plan TABLE true": "x.csv",
    "repair TABLE --plan": "x.md",
}
NO_BYTECODE = {"PYTHONDONTWRITEBYTECODE": "1"}  # Python would keep truncated files


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_FSIZE"), reason="files have no limit here")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("before", [None, "before"])
def test_full_disk_leaves_what_was_there_and_nothing_else(data, tmp_path, command, before):
    output = tmp_path / "tables" / "out" / COMMANDS[command]
    output.parent.mkdir(parents=True)
    places = {"TABLE": data / "pk_tags_branches", "FOLDER": tmp_path / "tables"}
    places["TABLES"] = "SELECT file_path FROM files"
    if before:
        output.write_text(before)
    words = [places.get(word, word) for word in command.split()]
    ended = run_python(
        "-m arrowmeta",
        *(*words, "--output", output),
        code=1,
        env={"ARROWMETA_JIT": "0", **NO_BYTECODE},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM)),
    )
    assert "File too large" in ended.stderr
    assert names(output.parent) == ([output.name] if before else [])
    assert not before or output.read_text() == before


def test_modes_and_symbolic_links_are_kept(tmp_path):
    (tmp_path / "real").write_text("before")
    (tmp_path / "real").chmod(0o640)
    (tmp_path / "link").symlink_to("real")
    write_text(tmp_path / "link", "after ü")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text(encoding="utf-8") == "after ü"
    assert stat.S_IMODE((tmp_path / "real").stat().st_mode) == 0o640
    write_text(tmp_path / "ours", "x")
    (tmp_path / "usual").write_text("x")
    modes = {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("ours", "usual")}
    assert len(modes) == 1


def test_pipe_is_written_to(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_text()))
    reader.start()
    write_text(pipe, "text")
    reader.join()
    assert found == ["text"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_file_in_a_folder_that_refuses_others_is_written_in_place(tmp_path, monkeypatch):
    target, make = tmp_path / "x", Path.open
    target.write_text("before")

    def refuse(path, mode="r", **others):
        if mode == "xb":
            raise PermissionError
        return make(path, mode, **others)

    monkeypatch.setattr(Path, "open", refuse)
    write_text(target, "after")
    assert target.read_bytes() == b"after"


def test_store_files_are_written_in_binary_mode(monkeypatch, tmp_path):
    """In text mode, Windows would write each line feed as two bytes."""
    opened, real = [], os.open
    monkeypatch.setattr(os, "O_BINARY", 1 << 30, raising=False)

    def noted(path, flags, *rest, **named):
        if str(path).startswith(str(tmp_path)):  # threads of other tests open files, too
            opened.append(flags)
        return real(path, flags & ~(1 << 30), *rest, **named)

    monkeypatch.setattr(os, "open", noted)
    Folder.at(tmp_path).write("file", b"\n")
    assert [flags & 1 << 30 for flags in opened] == [1 << 30]


def test_interrupts_work_without_os_set_blocking(monkeypatch):
    """Windows has no `os.set_blocking` before Python 3.12."""
    monkeypatch.delattr(os, "set_blocking")
    monkeypatch.setattr(signal, "set_wakeup_fd", lambda *_, **__: -1)
    with stopped_by_interrupts():
        pass


# -- Private folders

of_owners = pytest.mark.skipif(
    not local_files._HAS_OWNERS, reason="the system has no owners and modes of files"
)
needs_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act as two users"
)
VICTIM, ATTACKER = 65533, 65534


@pytest.fixture
def place(tmp_path):
    """A folder of the user with one that all may write to, and one with the sticky bit."""
    tmp_path.chmod(0o755)
    for name, mode in (("shared", 0o777), ("tmp", 0o1777)):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(mode)
    return tmp_path


@of_owners
def test_folders_are_private_or_refused(place):
    folder = make_private(place / "a" / "b")
    assert [step.stat().st_mode & 0o777 for step in (folder, folder.parent)] == [0o700, 0o700]
    for mode in (0o777, 0o1777, 0o775, 0o702):
        folder.chmod(mode)
        said = rf"may write to {folder} \(mode {mode:04o}\)"
        refuses(NotPrivateError, said, make_private, folder)
    for mode in (0o777, 0o775, 0o703):
        folder.chmod(0o700)
        folder.parent.chmod(mode)
        refuses(NotPrivateError, r"may write to .*/a ", make_private, folder)
    assert make_private(place / "tmp" / "mine" / "cache").is_dir()
    (place / "link").symlink_to(place / "shared")  # resolved before the check
    refuses(NotPrivateError, r"may write to .*/shared", make_private, place / "link" / "cache")


@of_owners
@needs_root
def test_folders_and_files_of_another_user_are_refused(place):
    for name in ("tmp", "tmp/mine", "tmp/mine/cache"):
        folder = make_private(place / "tmp" / "mine" / "cache")
        os.chown(place / name, ATTACKER, ATTACKER)
        refuses(NotPrivateError, f"{name} belongs to another user", make_private, folder)
        os.chown(place / name, 0, 0)
    write_private(folder, "kernel", b"code")
    os.chown(folder / "kernel", ATTACKER, ATTACKER)
    refuses(NotPrivateError, "belongs to another user", read_private, folder, "kernel")


@of_owners
def test_files_that_others_may_write_to_and_no_files_are_refused(place):
    folder = place / "cache"
    write_private(folder, "kernel", b"code")
    assert read_private(folder, "kernel") == b"code"
    assert (folder / "kernel").stat().st_mode & 0o777 == 0o600
    (folder / "link").symlink_to(folder / "kernel")
    os.mkfifo(folder / "pipe")
    for name in ("link", "pipe"):
        refuses(OSError, r"symbolic|not a regular file", read_private, folder, name)
    (folder / "kernel").chmod(0o666)
    said = r"may write to .*kernel \(mode 0666\)"
    refuses(NotPrivateError, said, read_private, folder, "kernel")
    folder.chmod(0o777)  # checked at each use
    for use in (read_private, lambda *at: write_private(*at, b"other")):
        refuses(NotPrivateError, r"may write to .*/cache", use, folder, "kernel")


@of_owners
def test_failed_write_leaves_no_file(place):
    (make_private(place / "cache") / "kernel").mkdir()
    refuses(IsADirectoryError, "", write_private, place / "cache", "kernel", b"code")
    assert names(place / "cache") == ["kernel"]


@of_owners
def test_cache_writable_by_others_is_not_used_and_warns_once(place, monkeypatch):
    chosen = place / "chosen"
    chosen.mkdir(mode=0o700)
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(chosen))
    caches = (jit._choice.cache_clear, jit._warn_once.cache_clear)
    try:
        [clear() for clear in caches]
        jit.save_code("one", ObjectCode("symbol", b"code"))
        assert jit.load_code("one") is not None
        jit.cache_folder().chmod(0o777)
        assert jit.load_code("one") is None
        shutil.rmtree(jit.cache_folder())
        chosen.chmod(0o777)
        [clear() for clear in caches]
        with pytest.warns(RuntimeWarning, match=r"may write to .* Each process compiles them"):
            jit.save_code("one", ObjectCode("symbol", b"code"))
        jit.save_code("other", ObjectCode("symbol", b"code"))  # a second warning would be an error
        assert jit.load_code("one") is None
        assert names(chosen) == []
    finally:
        [clear() for clear in caches]


#: Looks for a kernel as a user without a home, then as one who has planted it.
PLANTED = """
import os, sys, tempfile
from pathlib import Path
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.machine_code import ObjectCode

tempfile.tempdir, victim, attacker = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
def home(): raise RuntimeError
Path.home = home
os.environ.pop("XDG_CACHE_HOME", None)
os.environ.pop("ARROWMETA_CACHE_DIR", None)
# The package may be where only root can read it.
jit._file_name("scale")
digest = jit.sources_digest()
jit.sources_digest = lambda: digest

os.setegid(attacker); os.seteuid(attacker)
parent = Path(tempfile.tempdir, f"arrowmeta-{victim}")
parent.mkdir(mode=0o777)
real, os.geteuid = os.geteuid, lambda: victim
folder = parent / f"kernels-{jit.sources_digest()}"
os.geteuid = real
jit._choice.cache_clear()
os.environ["ARROWMETA_CACHE_DIR"] = str(parent)
jit.save_code("scale", ObjectCode("symbol", b"planted"))
print(jit.load_code("scale") is not None)
os.chmod(folder, 0o777); os.chmod(parent, 0o777)
for file in folder.iterdir(): os.chmod(file, 0o666)

os.seteuid(0); os.setegid(victim); os.seteuid(victim)
del os.environ["ARROWMETA_CACHE_DIR"]
jit._choice.cache_clear()
print(jit.load_code("scale"), jit.cache_folder())
try:
    # As the attacker would: the victim's folder in the place of the attacker's.
    os.rename(folder, parent / "away"); folder.mkdir(mode=0o700)
except OSError:
    pass
jit._choice.cache_clear()
print(jit.load_code("scale"), jit.cache_folder())
"""


@of_owners
@needs_root
def test_code_planted_in_the_temporary_folder_is_not_loaded(place):
    for step in place.parents[:-2]:
        step.chmod(0o755)
    done = run_python(PLANTED, place / "tmp", VICTIM, ATTACKER)
    assert done.stdout.split() == ["True", "None", "None", "None", "None"]


# -- Versions of sources


@pytest.fixture
def clear_versions():
    """A function that forgets versions, which are computed once."""

    def clear():
        package_version.cache_clear()
        code_version.cache_clear()

    clear()
    yield clear
    clear()


def test_package_version_is_that_of_the_package_or_of_its_sources(clear_versions, monkeypatch):
    """An uninstalled package is as in a zip file; an export records this version."""

    def none_is_there(name):
        raise PackageNotFoundError(name)

    assert package_version() == version("arrowmeta")
    monkeypatch.setattr(local_files, "version", none_is_there)
    clear_versions()
    unknown = package_version()
    assert unknown.startswith("unknown+")
    clear_versions()
    assert package_version() == unknown
    monkeypatch.setattr(local_files, "_PACKAGE", "arrowmeta.io")  # other sources
    clear_versions()
    assert package_version() not in {unknown, "unknown+"}


def test_decoder_version_changes_with_the_sources_of_decoders(
    clear_versions, tmp_path, monkeypatch
):
    copy = Path(shutil.copytree(Path(arrowmeta.__file__).parent, tmp_path / "arrowmeta"))
    monkeypatch.setattr(local_files.resources, "files", lambda _: copy)
    versions = [decoder_version()]
    assert versions[0].startswith(version("arrowmeta"))
    edits = ("avro/plan.py", "paimon/fields.py", "kernels/byte_strings.py", "cli/__init__.py")
    for edited in edits:
        clear_versions()
        assert decoder_version() == versions[-1]
        with (copy / edited).open("a") as source:
            source.write("\n# edited\n")
        clear_versions()
        versions.append(decoder_version())
    assert len(set(versions)) == 4
    assert versions[-2] == versions[-1]  # the command line decodes nothing
