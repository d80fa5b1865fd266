"""Completion in shells: scripts made of the parser of the command line."""

import shutil
import subprocess

import pytest

from arrowmeta.cli import main
from arrowmeta.cli.arguments import COMMANDS


@pytest.fixture
def complete(tmp_path, capsys):
    """Return what bash offers for words, the last of which is being typed."""
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "completion.bash"
    script.write_text(capsys.readouterr().out)

    def complete(*words):
        program = (
            'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _arrowmeta;'
            ' printf "%s\\n" "${COMPREPLY[@]}"'
        )
        command = ["bash", "-c", program, "bash", str(script), "arrowmeta", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert done.stderr == ""
        return done.stdout.split()

    return complete


def test_bash_completes_commands_options_and_their_values(complete):
    assert complete("") == list(COMMANDS)
    assert complete("deletion") == ["deletion_vectors"]
    assert complete("scan", "--max") == ["--max-depth"]
    assert complete("scan", "warehouse", "-o", "h") == ["html"]
    assert complete("files", "t", "--color", "a") == ["auto", "always"]
    assert complete("store", "v") == ["verify"]
    assert complete("files", "some_fil") == []


def test_all_names_of_an_option_are_completed(complete):
    assert "-q" in complete("files", "t", "-")
    assert "--quiet" in complete("files", "t", "--q")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_zsh_and_fish_parse_their_scripts(shell, tmp_path, capsys):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(name in script for name in COMMANDS)
    assert "--allow-moved-paths" in script or "-l allow-moved-paths" in script
    if shutil.which(shell):
        (tmp_path / "script").write_text(script)
        subprocess.run([shell, "-n", tmp_path / "script"], check=True, timeout=60)
