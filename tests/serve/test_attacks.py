"""Attacks on a server in a process of its own, on 127.0.0.1: bounded in number and in time.

`python -m tests.serve.test_attacks` prints what each of them got.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.bundled import DATA

TOKEN = "a-token-in-a-file"
PLAN = "/iceberg/v1/namespaces/default/tables/t/plan"
JSON = {"Content-Type": "application/json"}
#: Methods and paths of every route.
ROUTES = (
    ("GET", "/"),
    ("GET", "/metrics"),
    ("GET", "/table/default.t"),
    ("GET", "/table/default.t/explain"),
    ("GET", "/explain/x"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/default.t/explain"),
    ("GET", "/api/tables/default.t/files"),
    ("GET", "/iceberg/v1/config"),
    ("GET", "/iceberg/v1/namespaces"),
    ("GET", "/iceberg/v1/namespaces/default"),
    ("GET", "/iceberg/v1/namespaces/default/tables"),
    ("GET", "/iceberg/v1/namespaces/default/tables/t"),
    ("POST", PLAN),
    ("GET", f"{PLAN}/x"),
    ("DELETE", f"{PLAN}/x"),
    ("POST", "/iceberg/v1/namespaces/default/tables/t/tasks"),
    ("POST", "/iceberg/v1/namespaces/default/tables/t/metrics"),
)
NAMES = ("..", "%2e%2e", "%2e%2e%2fsecret", "..%5c..", "%00", "%ff", "a/b", "x" * 5_000, "'\"<")
BODIES = (b"", b"[]", b"{", b"[" * 100_000, b"\xff", b'{"filter":NaN}', b'{"filter":1e999}')
CONDITIONS = (
    "length(repeat(file_path, 20000000)) > 3",
    "list_sum(range(200000000)) > 3",
    "file_path IN (SELECT content FROM read_text('/etc/passwd'))",
    "getenv('HOME') IS NOT NULL",
    "current_setting('home_directory') > 'a'",
    "sleep_ms(100000) IS NULL",
    "pg_sleep(record_count + 100) IS NULL",
    "1 = 1) UNION SELECT * FROM relation WHERE (1 = 1",
    "(" * 5_000,
    " OR ".join(["record_count = 1"] * 600),
    "a" * 20_000,
)


#: Seconds after which half-sent requests have to be closed: many, for busy machines.
_LAST = 120


class Server:
    """The process, and requests to it with raw bytes."""

    def __init__(self, *arguments, **environment):
        command = [sys.executable, "-m", "arrowmeta", "serve", *arguments]
        given = {**os.environ, "ARROWMETA_STORE": "", **environment}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=given
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip("/\n"))

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), 30)

    def send(self, content):
        """Return what a connection answers to bytes until it is closed."""
        answer = b""
        with self.connect() as connection, suppress(ConnectionError, BrokenPipeError):
            connection.sendall(content)
            while piece := connection.recv(1 << 16):
                answer += piece
        return answer

    def ask(self, method, path, body=b"", **headers):
        """Return status and body of the answer to a request, with the token unless told."""
        given = {
            "Host": f"127.0.0.1:{self.port}",
            "Authorization": f"Bearer {TOKEN}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in given.items() if value)
        answer = self.send(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body)
        head, _, rest = answer.partition(b"\r\n\r\n")
        return int(head.split(b" ")[1]) if head else 0, head + b"\r\n\r\n" + rest

    def memory(self):
        """Return the memory of the process in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) >> 10

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(30)


def attacks(folder):
    """Yield the name of each attack, what it got, and whether that is right."""
    warehouse = folder / "wh"
    for place, name in (
        ("t", "iceberg_v1_to_v2"),
        ("dropped", "pk_all_types"),
        ("replaced", "iceberg_v1_to_v2"),
    ):
        shutil.copytree(DATA / name, warehouse / place)
    (folder / "secret").write_text("the content of a secret file")
    (folder / "token").write_text(f"{TOKEN}\n")
    store = folder / "store"
    given = (str(warehouse), "--token-file", str(folder / "token"))
    server = Server(*given, "--store", str(store))
    other = Server(str(warehouse), ARROWMETA_TOKEN=TOKEN)
    with ExitStack() as stack:
        stack.callback(other.process.kill)
        stack.callback(server.process.kill)
        arguments = Path(f"/proc/{server.process.pid}/cmdline").read_bytes()
        arguments += Path(f"/proc/{other.process.pid}/cmdline").read_bytes()
        yield (
            "token in the list of processes",
            str(TOKEN.encode() in arguments),
            (TOKEN.encode() not in arguments),
        )
        status, _ = other.ask("GET", "/iceberg/v1/config")
        yield "token of the environment", str(status), status == 200

        # Half-sent requests: closed at the end of this list.
        host = f"Host: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {TOKEN}\r\n"
        halves = {
            "nothing sent": b"",
            "half a header": f"GET / HTTP/1.1\r\n{host}X-A: ".encode(),
            "half a body": (
                f"POST {PLAN} HTTP/1.1\r\n{host}Content-Type: application/json\r\n"
                "Content-Length: 100\r\n\r\n{"
            ).encode(),
        }
        waiting = {}
        for name, content in halves.items():
            for _ in range(20):
                connection = stack.enter_context(server.connect())
                connection.sendall(content)
                waiting.setdefault(name, []).append(connection)
        began = time.monotonic()

        for method, path in ROUTES:
            body = b"{}" if method == "POST" else b""
            got = [
                server.ask(method, path, body, **JSON, Authorization=header)[0]
                for header in ("", "Bearer wrong", f"Basic {TOKEN}")
            ]
            yield f"no or a wrong token: {method} {path}", str(got), got == [401] * 3
        status, answer = server.ask("GET", f"/?token={TOKEN}", Authorization="")
        head = answer.decode("latin-1")
        cookie = head.partition("set-cookie: ")[2].partition(";")[0]
        yield (
            "cookie",
            head.partition("set-cookie: ")[2].partition("\r\n")[0],
            (TOKEN not in cookie and "HttpOnly" in head and "SameSite=strict" in head),
        )
        own, theirs = (
            one.ask("GET", "/api/tables", Authorization="", Cookie=cookie)[0]
            for one in (server, other)
        )
        renamed = cookie.replace(str(server.port), str(other.port))
        third = other.ask("GET", "/api/tables", Authorization="", Cookie=renamed)[0]
        yield (
            "cookie of another port",
            str([own, theirs, third]),
            [own, theirs, third]
            == [
                200,
                401,
                401,
            ],
        )

        for name in NAMES:
            for path in (
                f"/iceberg/v1/namespaces/default/tables/{name}",
                f"/table/{name}",
                f"/api/tables/{name}/files",
                f"/api/tables/default.t/{name}",
            ):
                status, answer = server.ask("GET", path)
                yield (
                    f"name in a path: {path[:70]}",
                    str(status),
                    (status in (400, 404) and b"secret file" not in answer),
                )
        for body in BODIES:
            status, _ = server.ask("POST", PLAN, body, **JSON)
            yield f"body {body[:20]!r}", str(status), status == 400
        deep = b'{"filter":' + b'{"type":"not","child":' * 3_000 + b"true" + b"}" * 3_001
        many = {"type": "eq", "term": "id", "value": 1}
        for at in range(900):
            part = {"type": "eq", "term": "id", "value": f"{at}.5"}
            many = {"type": "or", "left": part, "right": many}
        wide = {"type": "in", "term": "id", "values": [f"{at}.5" for at in range(60_000)]}
        for name, body, expected in (
            ("nested filter", deep, 400),
            ("filter of 900 conditions", json.dumps({"filter": many}).encode(), 400),
            ("filter of 60,000 values", json.dumps({"filter": wide}).encode(), 200),
            ("body of 2 MiB", b" " * (2 << 20), 413),
        ):
            status, answer = server.ask("POST", PLAN, body, **JSON)
            # A body that is too long is not read to its end.
            yield (
                name,
                f"{status} {answer[-150:]!r}",
                status in (expected, 0 if expected == 413 else expected),
            )
        for condition in CONDITIONS:
            # 503 is the answer of a condition whose time is up.
            status, _ = server.ask("GET", f"/api/tables/default.t/files?where={quote(condition)}")
            yield f"condition {condition[:40]}", str(status), status in (200, 400)
        for name, header in (
            ("header of 1 MiB", {"X-A": "a" * (1 << 20)}),
            ("target of 1 MiB", {}),
        ):
            path = "/" if header else "/" + "a" * (1 << 20)
            status, _ = server.ask("GET", path, **header)
            yield name, str(status), status in (0, 400)
        for name, headers, expected in (
            ("host of another name", {"Host": "evil.example"}, 403),
            ("no host", {"Host": ""}, 400),
            ("another origin", {"Origin": "http://evil.example"}, 403),
            ("null origin", {"Origin": "null"}, 403),
            ("form", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
            ("text", {"Content-Type": "text/plain"}, 415),
        ):
            given_headers = {**JSON, **headers}
            posts = [path for method, path in ROUTES if method == "POST"]
            got = [server.ask("POST", path, b"{}", **given_headers)[0] for path in posts]
            yield name, str(got), got == [expected] * 3
        for method in ("HEAD", "OPTIONS", "TRACE", "PUT", "PATCH", "CONNECT", "NONSENSE"):
            status, answer = server.ask(method, "/iceberg/v1/config")
            echoed = TOKEN.encode() in answer
            yield (
                f"method {method}",
                str(status),
                (
                    status == (200 if method == "HEAD" else status)
                    and (method == "HEAD" or status in (405, 406))
                    and not echoed
                ),
            )
        bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (1 << 26), 9)).decode()
        body = json.dumps({"plan-task": f"0.{bomb}"}).encode()
        tasks = PLAN.replace("/plan", "/tasks")
        status, _ = server.ask("POST", tasks, body, **JSON)
        yield "plan task that grows", str(status), status == 404
        replaced = PLAN.replace("/t/", "/replaced/")
        _, answer = server.ask("POST", replaced, b"{}", **JSON)
        plan_id = json.loads(answer.partition(b"\r\n\r\n")[2])["plan-id"]
        status, _ = server.ask("GET", f"{PLAN}/{plan_id}")
        yield "plan of another table", str(status), status == 404
        shutil.rmtree(warehouse / "replaced")
        shutil.copytree(DATA / "iceberg_v2_equality_deletes", warehouse / "replaced")
        time.sleep(1.2)
        status, _ = server.ask("GET", f"{replaced}/{plan_id}")
        yield "table replaced in a plan", str(status), status in (400, 404)

        server.ask("GET", "/api/tables")
        shutil.rmtree(warehouse / "dropped")
        got = [server.ask("GET", path)[0] for path in ("/", "/metrics", "/api/tables")]
        yield "table dropped while it is read", str(got), got == [200] * 3

        with ExitStack() as many_connections:
            for _ in range(300):
                many_connections.enter_context(server.connect())
            status, _ = server.ask("GET", "/iceberg/v1/config")
            yield "300 more connections", str(status), status == 200

        open_still = {}
        for name, connections in waiting.items():
            for connection in connections:
                connection.settimeout(max(0.1, _LAST - (time.monotonic() - began)))
                try:
                    with suppress(ConnectionError):
                        while connection.recv(1 << 16):
                            pass
                except TimeoutError:
                    open_still[name] = open_still.get(name, 0) + 1
            yield (
                f"{name}, {_LAST} s later",
                f"{open_still.get(name, 0)} of 20 open",
                (not open_still.get(name)),
            )
        memory = server.memory()
        yield "memory at the end", f"{memory} MiB", memory < 1_000

        report = json.dumps({"report-type": "scan-report"}).encode()
        metrics = PLAN.replace("/plan", "/metrics")
        server.ask("POST", metrics, report, **JSON)
        with server.connect() as last:
            last.sendall(f"GET /table/default.t HTTP/1.1\r\n{host}\r\n".encode())
            time.sleep(0.05)
            code = server.stop()
        hidden = [path.name for path in folder.rglob(".*") if path.is_file()]
        lines = (store / "served" / "reports.jsonl").read_text().splitlines()
        whole = all(json.loads(line) for line in lines)
        yield (
            "SIGTERM while it writes",
            f"exit {code}, left {hidden}",
            (not hidden and whole and code in (0, 143, -signal.SIGTERM)),
        )
        other.stop()


def test_a_client_that_does_not_read_is_left(monkeypatch):
    """It takes an answer that is longer than the buffers of sockets to see this from outside."""
    pytest.importorskip("starlette")
    import asyncio

    import uvicorn
    from uvicorn.server import ServerState

    from arrowmeta.apps.serve import app

    monkeypatch.setattr(app, "REQUEST_SECONDS", 1.0)

    async def big(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * (32 << 20)})

    async def run():
        config = uvicorn.Config(big, log_level="critical")
        config.load()
        made = []

        def protocol():
            made.append(app._TimedProtocol(config, ServerState(), {}))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        _, silent = await asyncio.open_connection("127.0.0.1", port, limit=1)
        silent.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        reader, slow = await asyncio.open_connection("127.0.0.1", port)
        slow.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        while not made[0].transport.is_closing():
            assert await reader.read(1 << 16)  # slowly, but it reads
            await asyncio.sleep(0.005)
        assert not made[1].transport.is_closing()
        for writer in (silent, slow):
            writer.close()
        server.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_attacks_get_an_answer_within_the_limits(tmp_path):
    pytest.importorskip("starlette")
    failed = [(name, got) for name, got, is_right in attacks(tmp_path) if not is_right]
    assert not failed


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        for name, got, is_right in attacks(Path(place)):
            sys.stdout.write(f"{'ok   ' if is_right else 'WRONG'} {name}: {got}\n")
