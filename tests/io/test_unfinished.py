"""Files that are written as a whole or not at all, also when a disk is full or SIGTERM comes."""

import errno
import os
import resource
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from arrowmeta.apps.output.rows import write_text
from arrowmeta.io.local_files import written

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
    assert list(tmp_path.iterdir()) == []


def test_an_error_of_a_full_disk_names_the_file(tmp_path):
    with (
        pytest.raises(OSError, match=r"No space left on device: .*answer\.json"),
        written(tmp_path / "answer.json"),
    ):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert list(tmp_path.iterdir()) == []


def test_the_handler_of_a_program_stays(tmp_path):
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with written(tmp_path / "x") as sink:
            sink.write(b"x")
            assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)
    assert signal.getsignal(signal.SIGTERM) is before


#: Bytes that a file may have in a process with a full disk.
ROOM = 100

needs_limits = pytest.mark.skipif(
    not hasattr(resource, "RLIMIT_FSIZE"), reason="the system limits no file sizes"
)


def fill_disk() -> None:
    """Let writes of this process fail after some bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))


#: Commands, and the files that they write.
COMMANDS: dict[str, tuple[list[str], str]] = {
    "parquet": (["files", "TABLE"], "x.parquet"),
    "arrow": (["files", "TABLE"], "x.arrow"),
    "csv": (["files", "TABLE"], "x.csv"),
    "json": (["snapshots", "TABLE"], "x.json"),
    "table": (["files", "TABLE"], "x.txt"),
    "sql": (["sql", "TABLE", "SELECT file_path FROM files"], "x.csv"),
    "report": (["report", "TABLE"], "x.html"),
    "scan": (["scan", "FOLDER"], "x.html"),
    "junit": (["check", "TABLE", "-o", "junit"], "x.xml"),
    "plan": (["plan", "TABLE", "1 = 1"], "x.csv"),
    "repair": (["repair", "TABLE", "--plan"], "x.md"),
}


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def run(arguments: list[str], output: Path, **settings: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "arrowmeta", *arguments, "--output", str(output)]
    # Neither kernels nor bytecode are written on a full disk; Python would keep truncated files.
    environment = {**os.environ, "ARROWMETA_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, **settings)


@needs_limits
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("is_there", [False, True])
def test_full_disk_leaves_what_was_there_and_nothing_else(data, tmp_path, name, is_there):
    words, file = COMMANDS[name]
    places = {"TABLE": str(data / "pk_tags_branches"), "FOLDER": str(tmp_path / "tables")}
    (tmp_path / "tables" / "out").mkdir(parents=True)
    output = tmp_path / "tables" / "out" / file
    if is_there:
        output.write_text("before")
    ended = run([places.get(word, word) for word in words], output, preexec_fn=fill_disk)
    assert ended.returncode == 1, ended.stderr
    assert "File too large" in ended.stderr
    assert names(output.parent) == ([file] if is_there else [])
    assert not is_there or output.read_text() == "before"


@pytest.mark.sampled(1)
@needs_limits
def test_picture_is_not_saved_in_part(data, tmp_path):
    program = (
        "import resource, sys, arrowmeta; t = arrowmeta.open(sys.argv[1]); "
        "picture = t.plot.growth(); picture.svg(); "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({ROOM}, {ROOM})); picture.save(sys.argv[2])"
    )
    target = tmp_path / "x.svg"
    command = [sys.executable, "-c", program, str(data / "pk_tags_branches"), str(target)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert "File too large" in ended.stderr
    assert names(tmp_path) == []


def test_error_in_the_block_keeps_the_file(tmp_path):
    target = tmp_path / "x"
    target.write_text("before")
    with pytest.raises(ZeroDivisionError), written(target) as sink:
        sink.write(b"%d" % (1 // len(sink.name[:0])))
    assert (target.read_text(), names(tmp_path)) == ("before", ["x"])


def test_mode_and_symbolic_link_are_kept(tmp_path):
    (tmp_path / "real").write_text("before")
    (tmp_path / "real").chmod(0o640)
    (tmp_path / "link").symlink_to("real")
    write_text(tmp_path / "link", "after ü")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text(encoding="utf-8") == "after ü"
    assert stat.S_IMODE((tmp_path / "real").stat().st_mode) == 0o640


def test_new_file_has_the_mode_of_the_process(tmp_path):
    write_text(tmp_path / "ours", "x")
    (tmp_path / "usual").write_text("x")
    modes = {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("ours", "usual")}
    assert len(modes) == 1


def test_pipe_is_written_to(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found: list[str] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_text()))
    reader.start()
    write_text(pipe, "text")
    reader.join()
    assert found == ["text"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to any folder")
def test_file_in_a_folder_that_is_not_writable_is_written_in_place(tmp_path):
    target = tmp_path / "x"
    target.write_text("before")
    tmp_path.chmod(0o500)
    try:
        write_text(target, "after")
    finally:
        tmp_path.chmod(0o700)
    assert target.read_text() == "after"


def test_file_in_a_folder_that_refuses_others_is_written_in_place(tmp_path, monkeypatch):
    target = tmp_path / "x"
    target.write_text("before")
    make: Callable[..., object] = Path.open

    def refuse(path: Path, mode: str = "r", **others: object) -> object:
        if mode == "xb":
            raise PermissionError
        return make(path, mode, **others)

    monkeypatch.setattr(Path, "open", refuse)
    write_text(target, "after")
    assert target.read_bytes() == b"after"
