"""Databases attached in memory, in which the views for one query are made.

They are made in a transaction that is never committed: no other session sees them, and nothing of
them is left. Workspaces are reused, so that there are as many as concurrent queries, and thousands
of tables need the threads and memory of one database.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count

import duckdb

from arrowmeta.duck.access import INTERNAL, Access
from arrowmeta.duck.quoting import quoted_name
from arrowmeta.duck.session import IdleSessions, making, new_session

_numbers = count(1)
#: Names of idle attached databases.
_idle: dict[Access, IdleSessions[str]] = {}


@dataclass(frozen=True)
class Workspace:
    """Where views are made.

    Attributes:
        session: that makes and asks them.
        database: the name of the database that they are made in.
    """

    session: duckdb.DuckDBPyConnection
    database: str


@contextmanager
def workspace(access: Access = INTERNAL) -> Iterator[Workspace]:
    """Lend an empty workspace.

    Its use is one `ask` of `arrowmeta.duck.session.answered`, which may repeat it.
    """
    with making:
        names = _idle.setdefault(access, IdleSessions(access))
    with names.lend(lambda: _attached(access)) as name, new_session(access) as session:
        session.begin()
        session.execute(f"USE {quoted_name(name)}")
        yield Workspace(session, name)  # closing the session rolls back


def _attached(access: Access) -> str:
    """Attach a database in memory, whose name no table is likely to have; return its name."""
    name = f"arrowmeta_{next(_numbers)}"
    with new_session(access) as session:
        session.execute(f"ATTACH ':memory:' AS {name}")
    return name
