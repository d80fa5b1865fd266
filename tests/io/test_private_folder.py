"""Cache folders of machine code: files that other users can change are not read."""

import os
import subprocess
import sys

import pytest

from arrowmeta.io import local_files
from arrowmeta.io.local_files import NotPrivateError, make_private, read_private, write_private
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.machine_code import ObjectCode

pytestmark = pytest.mark.skipif(
    not local_files._HAS_OWNERS, reason="the system has no owners and modes of files"
)
needs_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act as two users"
)

VICTIM, ATTACKER = 65533, 65534


@pytest.fixture
def place(tmp_path):
    tmp_path.chmod(0o755)
    return tmp_path


def test_missing_folders_are_created_for_the_user_only(place):
    folder = make_private(place / "a" / "b")
    assert [step.stat().st_mode & 0o777 for step in (folder, folder.parent)] == [0o700, 0o700]


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o775, 0o702])
def test_folder_that_others_may_write_to_is_refused(place, mode):
    folder = place / "cache"
    folder.mkdir()
    folder.chmod(mode)
    with pytest.raises(NotPrivateError, match=rf"may write to {folder} \(mode {mode:04o}\)"):
        make_private(folder)


@pytest.mark.parametrize("mode", [0o777, 0o775, 0o703])
def test_folder_below_one_that_others_may_write_to_is_refused(place, mode):
    folder = make_private(place / "shared" / "mine" / "cache")
    (place / "shared").chmod(mode)
    with pytest.raises(NotPrivateError, match=r"may write to .*/shared"):
        make_private(folder)


def test_folder_below_a_sticky_folder_is_accepted(place):
    (place / "tmp").mkdir()
    (place / "tmp").chmod(0o1777)
    assert make_private(place / "tmp" / "mine" / "cache").is_dir()


def test_symbolic_links_are_resolved_before_the_check(place):
    (place / "shared").mkdir()
    (place / "shared").chmod(0o777)
    (place / "link").symlink_to(place / "shared")
    with pytest.raises(NotPrivateError, match=r"may write to .*/shared"):
        make_private(place / "link" / "cache")


@needs_root
@pytest.mark.parametrize("name", ["tmp", "tmp/mine", "tmp/mine/cache"])
def test_folder_of_another_user_is_refused(place, name):
    (place / "tmp").mkdir()
    (place / "tmp").chmod(0o1777)
    folder = make_private(place / "tmp" / "mine" / "cache")
    os.chown(place / name, ATTACKER, ATTACKER)
    with pytest.raises(NotPrivateError, match=f"{name} belongs to another user"):
        make_private(folder)


def test_file_that_others_may_write_to_is_refused(place):
    folder = place / "cache"
    write_private(folder, "kernel", b"code")
    assert read_private(folder, "kernel") == b"code"
    assert (folder / "kernel").stat().st_mode & 0o777 == 0o600
    (folder / "kernel").chmod(0o666)
    with pytest.raises(NotPrivateError, match=r"may write to .*kernel \(mode 0666\)"):
        read_private(folder, "kernel")


@needs_root
def test_file_of_another_user_is_refused(place):
    write_private(place / "cache", "kernel", b"code")
    os.chown(place / "cache" / "kernel", ATTACKER, ATTACKER)
    with pytest.raises(NotPrivateError, match="belongs to another user"):
        read_private(place / "cache", "kernel")


@pytest.mark.parametrize("name", ["link", "pipe"])
def test_symbolic_links_and_pipes_are_not_read(place, name):
    folder = make_private(place / "cache")
    (place / "elsewhere").write_bytes(b"code")
    (folder / "link").symlink_to(place / "elsewhere")
    os.mkfifo(folder / "pipe")
    with pytest.raises(OSError, match=r"symbolic|not a regular file"):
        read_private(folder, name)


def test_folder_is_checked_again_at_each_use(place):
    write_private(place / "shared" / "cache", "kernel", b"code")
    (place / "shared").chmod(0o777)
    for use in (read_private, lambda *at: write_private(*at, b"other")):
        with pytest.raises(NotPrivateError, match=r"may write to .*/shared"):
            use(place / "shared" / "cache", "kernel")


def test_failed_write_leaves_no_file(place, monkeypatch):
    def refuse(*_, **__):
        raise OSError("no room")

    monkeypatch.setattr(local_files.os, "replace", refuse)
    with pytest.raises(OSError, match="no room"):
        write_private(place / "cache", "kernel", b"code")
    assert list((place / "cache").iterdir()) == []


@pytest.fixture
def chosen(place, monkeypatch):
    """The folder that `ARROWMETA_CACHE_DIR` names."""
    folder = place / "chosen"
    folder.mkdir()
    monkeypatch.setenv("ARROWMETA_CACHE_DIR", str(folder))
    jit._choice.cache_clear()
    jit._warn_once.cache_clear()
    yield folder
    jit._choice.cache_clear()
    jit._warn_once.cache_clear()


def test_cache_writable_by_others_is_not_used_and_warns_once(chosen):
    chosen.chmod(0o777)
    with pytest.warns(RuntimeWarning, match=r"may write to .* Each process compiles them"):
        jit.save_code("one", ObjectCode("symbol", b"code"))
    jit.save_code("other", ObjectCode("symbol", b"code"))  # a second warning would be an error
    assert jit.load_code("one") is None
    assert list(chosen.iterdir()) == []


def test_cache_that_becomes_writable_by_others_is_not_read(chosen):
    jit.save_code("one", ObjectCode("symbol", b"code"))
    assert jit.load_code("one") is not None
    jit.cache_folder().chmod(0o777)
    assert jit.load_code("one") is None


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


@needs_root
def test_code_planted_in_the_temporary_folder_is_not_loaded(place):
    for step in place.parents[:-2]:
        step.chmod(0o755)
    (place / "tmp").mkdir()
    (place / "tmp").chmod(0o1777)
    done = subprocess.run(
        [sys.executable, "-c", PLANTED, str(place / "tmp"), str(VICTIM), str(ATTACKER)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True", "None", "None", "None", "None"]
