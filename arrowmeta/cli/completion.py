"""`arrowmeta completion SHELL`: a completion script for commands, options and their values.

Generated from the parser of the command line.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from typing import NamedTuple

from arrowmeta.command_line import FINE


class Option(NamedTuple):
    """Option with all its names, and its values if they are few."""

    names: tuple[str, ...]
    help: str
    values: tuple[str, ...]
    takes_value: bool


class Command(NamedTuple):
    """Command, with the values of its first argument if they are few."""

    help: str
    options: tuple[Option, ...]
    words: tuple[str, ...]


def run_completion(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta completion bash|zsh|fish`."""
    from arrowmeta.cli.arguments import subparsers

    parsers, helps = subparsers()
    commands = {name: _command(parser, helps[name]) for name, parser in parsers.items()}
    lines = {"bash": _bash, "zsh": _zsh, "fish": _fish}[arguments.shell](commands)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return FINE


def _command(parser: argparse.ArgumentParser, text: str) -> Command:
    options: list[Option] = []
    words: tuple[str, ...] = ()
    for action in parser._actions:
        values = tuple(map(str, action.choices or ()))
        if action.option_strings:
            help_text = "" if action.help is None else action.help
            takes_value = action.nargs != 0
            options.append(Option(tuple(action.option_strings), help_text, values, takes_value))
        elif not words:
            words = values
    return Command(text, tuple(options), words)


def _bash(commands: dict[str, Command]) -> Iterator[str]:
    yield "_arrowmeta() {"
    yield '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"'
    yield '  local command="${COMP_WORDS[1]}" known=""'
    yield '  if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f"    known={shlex.quote(' '.join(commands))}"
    yield "  else"
    yield '    case "$command $prev" in'
    for name, command in commands.items():
        for option in command.options:
            if option.values:
                cases = "|".join(f'"{name} {spelled}"' for spelled in option.names)
                yield f"      {cases}) known={shlex.quote(' '.join(option.values))};;"
        if command.words:
            yield f'      "{name} {name}") known={shlex.quote(" ".join(command.words))};;'
    yield "    esac"
    yield '    case "$cur" in -*) case "$command" in'
    for name, command in commands.items():
        names = " ".join(spelled for option in command.options for spelled in option.names)
        yield f"      {name}) known={shlex.quote(names)};;"
    yield "    esac;; esac"
    yield "  fi"
    yield '  COMPREPLY=($(compgen -W "$known" -- "$cur"))'
    yield "}"
    yield "complete -o default -F _arrowmeta arrowmeta"


def _zsh(commands: dict[str, Command]) -> Iterator[str]:
    yield "#compdef arrowmeta"
    yield "autoload -Uz bashcompinit && bashcompinit"
    yield from _bash(commands)


def _fish(commands: dict[str, Command]) -> Iterator[str]:
    for name, command in commands.items():
        yield (
            "complete -c arrowmeta -n __fish_use_subcommand -f"
            f" -a {name} -d {_fish_quoted(command.help)}"
        )
        when = f"-n '__fish_seen_subcommand_from {name}'"
        if command.words:
            yield f"complete -c arrowmeta {when} -f -a {_fish_quoted(' '.join(command.words))}"
        for option in command.options:
            named = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.names
            )
            values = f" -x -a {_fish_quoted(' '.join(option.values))}" if option.values else ""
            needs = " -r" if option.takes_value and not option.values else ""
            said = _fish_quoted(option.help)
            yield f"complete -c arrowmeta {when} {named}{needs}{values} -d {said}"


def _fish_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
