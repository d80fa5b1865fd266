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
TABLES = "/iceberg/v1/namespaces/default/tables"
PLAN, TASKS, METRICS = (f"{TABLES}/t/{name}" for name in ("plan", "tasks", "metrics"))
JSON = {"Content-Type": "application/json"}
GETS = (
    *("/", "/metrics", "/explain/x", "/api/tables"),
    *(f"/table/default.t{rest}" for rest in ("", "/explain")),
    *(f"/api/tables/default.t/{rest}" for rest in ("explain", "files")),
    *(f"/iceberg/v1/{rest}" for rest in ("config", "namespaces", "namespaces/default")),
    *(TABLES, f"{TABLES}/t", f"{PLAN}/x"),
)
#: Methods and paths of every route.
ROUTES = [("GET", path) for path in GETS] + [("DELETE", f"{PLAN}/x")]
ROUTES += [("POST", path) for path in (PLAN, TASKS, METRICS)]
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
#: What is sent besides the type of the body, and the status.
HEADERS = {
    "host of another name": ({"Host": "evil.example"}, 403),
    "no host": ({"Host": ""}, 400),
    "another origin": ({"Origin": "http://evil.example"}, 403),
    "another port": ({"Origin": "http://localhost:81"}, 403),
    "null origin": ({"Origin": "null"}, 403),
    "form": ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
    "text": ({"Content-Type": "text/plain"}, 415),
    "no type": ({"Content-Type": ""}, 415),
}
#: Seconds after which half-sent requests have to be closed: many, for busy machines.
_LAST = 120


def hostile_plans():
    """Yield name, body and status of plans."""
    for body in BODIES:
        yield f"body {body[:20]!r}", body, 400
    many = {"type": "eq", "term": "id", "value": 1}
    for at in range(900):
        part = {"type": "eq", "term": "id", "value": f"{at}.5"}
        many = {"type": "or", "left": part, "right": many}
    wide = {"type": "in", "term": "id", "values": [f"{at}.5" for at in range(60_000)]}
    deep = b'{"filter":' + b'{"type":"not","child":' * 3_000 + b"true" + b"}" * 3_001
    yield "nested filter", deep, 400
    yield "filter of 900 conditions", json.dumps({"filter": many}).encode(), 400
    yield "filter of 60,000 values", json.dumps({"filter": wide}).encode(), 200
    yield "body of 2 MiB", b" " * (2 << 20), 413


class Server:
    """The process, and requests to it with raw bytes."""

    def __init__(self, *arguments, **environment):
        command = [sys.executable, "-m", "arrowmeta", "serve", *arguments]
        given = {**os.environ, "ARROWMETA_STORE": "", **environment}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=given
        )
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip("/\n"))

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), 90)

    def ask(self, method, path, body=b"", **headers):
        """Return status, and all of the answer to a request, with the token unless given."""
        given = {
            "Host": f"127.0.0.1:{self.port}",
            "Authorization": f"Bearer {TOKEN}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in given.items() if value)
        answer = b""
        with self.connect() as connection, suppress(ConnectionError, BrokenPipeError):
            connection.sendall(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body)
            while piece := connection.recv(1 << 16):
                answer += piece
        return int(answer.split(b" ")[1]) if answer else 0, answer

    def status(self, *words, **headers):
        return self.ask(*words, **headers)[0]

    def memory(self):
        """Return the memory of the process in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) >> 10

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.stdout.close()
        return self.process.wait(30)


def attacks(folder):
    """Yield the name of each attack, what it got, and whether that is right."""
    warehouse, store = folder / "wh", folder / "store"
    for place in ("t", "dropped", "replaced"):
        name = "pk_all_types" if place == "dropped" else "iceberg_v1_to_v2"
        shutil.copytree(DATA / name, warehouse / place)
    (folder / "secret").write_text("the content of a secret file")
    (folder / "token").write_text(f"{TOKEN}\n")
    given = (str(warehouse), "--token-file", str(folder / "token"))
    server = Server(*given, "--store", str(store))
    other = Server(str(warehouse), ARROWMETA_TOKEN=TOKEN)
    with ExitStack() as stack:
        for one in (server, other):
            stack.callback(one.process.kill)
            arguments = Path(f"/proc/{one.process.pid}/cmdline").read_bytes()
            yield "token in the list of processes", arguments, TOKEN.encode() not in arguments
        status = other.status("GET", "/iceberg/v1/config")
        yield "token of the environment", status, status == 200

        # Half-sent requests: closed at the end of this list.
        host = f"Host: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {TOKEN}\r\n"
        kind = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        halves = {
            "nothing sent": "",
            "half a header": f"GET / HTTP/1.1\r\n{host}X-A: ",
            "half a body": f"POST {PLAN} HTTP/1.1\r\n{host}{kind}",
        }
        waiting = [
            (name, stack.enter_context(server.connect())) for name in halves for _ in range(20)
        ]
        for name, connection in waiting:
            connection.sendall(halves[name].encode())
        began = time.monotonic()

        for method, path in ROUTES:
            body = b"{}" if method == "POST" else b""
            wrong = ("", "Bearer wrong", f"Basic {TOKEN}")
            got = [server.status(method, path, body, **JSON, Authorization=one) for one in wrong]
            yield f"no or a wrong token: {method} {path}", got, got == [401] * 3
        head = server.ask("GET", f"/?token={TOKEN}", Authorization="")[1].decode("latin-1")
        cookie = head.partition("set-cookie: ")[2].partition(";")[0]
        is_safe = TOKEN not in cookie and "HttpOnly" in head and "SameSite=strict" in head
        yield "cookie", cookie, is_safe
        renamed = cookie.replace(str(server.port), str(other.port))
        got = [
            one.status("GET", "/api/tables", Authorization="", Cookie=sent)
            for one, sent in ((server, cookie), (other, cookie), (other, renamed))
        ]
        yield "cookie of another port", got, got == [200, 401, 401]

        for name in NAMES:
            places = (
                f"/table/{name}",
                f"/api/tables/{name}/files",
                f"/api/tables/default.t/{name}",
            )
            for path in (f"{TABLES}/{name}", *places):
                status, answer = server.ask("GET", path)
                is_right = status in (400, 404) and b"secret file" not in answer
                yield f"name in a path: {path[:70]}", status, is_right
        for name, body, expected in hostile_plans():
            status, answer = server.ask("POST", PLAN, body, **JSON)
            # A body that is too long is not read to its end.
            is_right = status in (expected, 0 if expected == 413 else expected)
            is_right &= status in (0, 200) or f'"code":{status}'.encode() in answer
            yield name, f"{status} {answer[-150:]!r}", is_right
        for condition in CONDITIONS:
            # 503 is the answer of a condition whose time is up.
            status = server.status("GET", f"/api/tables/default.t/files?where={quote(condition)}")
            yield f"condition {condition[:40]}", status, status in (200, 400)
        status = server.status("GET", "/", **{"X-A": "a" * (1 << 20)})
        yield "header of 1 MiB", status, status in (0, 400)
        status = server.status("GET", "/" + "a" * (1 << 20))
        yield "target of 1 MiB", status, status in (0, 400)
        for name, (headers, expected) in HEADERS.items():
            posts = [path for method, path in ROUTES if method == "POST"]
            got = [server.status("POST", path, b"{}", **{**JSON, **headers}) for path in posts]
            yield name, got, got == [expected] * 3
        for method in ("HEAD", "OPTIONS", "TRACE", "PUT", "PATCH", "CONNECT", "NONSENSE"):
            status, answer = server.ask(method, "/iceberg/v1/config")
            expected = (200,) if method == "HEAD" else (405, 406)
            yield f"method {method}", status, status in expected and TOKEN.encode() not in answer
        bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (1 << 26), 9)).decode()
        body = json.dumps({"plan-task": f"0.{bomb}"}).encode()
        status, answer = server.ask("POST", TASKS, body, **JSON)
        yield "plan task that grows", status, status == 404 and b"NoSuchPlanTaskExc" in answer
        replaced = f"{TABLES}/replaced/plan"
        _, answer = server.ask("POST", replaced, b"{}", **JSON)
        plan_id = json.loads(answer.partition(b"\r\n\r\n")[2])["plan-id"]
        status, answer = server.ask("GET", f"{PLAN}/{plan_id}")
        yield "plan of another table", status, status == 404 and b"NoSuchPlanIdExc" in answer
        shutil.rmtree(warehouse / "replaced")
        shutil.copytree(DATA / "iceberg_v2_equality_deletes", warehouse / "replaced")
        time.sleep(1.2)
        status = server.status("GET", f"{replaced}/{plan_id}")
        yield "table replaced in a plan", status, status in (400, 404)

        server.ask("GET", "/api/tables")
        shutil.rmtree(warehouse / "dropped")
        got = [server.status("GET", path) for path in ("/", "/metrics", "/api/tables")]
        yield "table dropped while it is read", got, got == [200] * 3

        with ExitStack() as many_connections:
            for _ in range(300):
                many_connections.enter_context(server.connect())
            status = server.status("GET", "/iceberg/v1/config")
            yield "300 more connections", status, status == 200

        for name, connection in waiting:
            connection.settimeout(max(0.1, _LAST - (time.monotonic() - began)))
            try:
                with suppress(ConnectionError):
                    while connection.recv(1 << 16):
                        pass
                yield f"{name}, {_LAST} s later", "closed", True
            except TimeoutError:
                yield f"{name}, {_LAST} s later", "open", False
        memory = server.memory()
        yield "memory at the end", f"{memory} MiB", memory < 1_000

        server.ask("POST", METRICS, b'{"report-type": "scan-report"}', **JSON)
        with server.connect() as last:
            last.sendall(f"GET /table/default.t HTTP/1.1\r\n{host}\r\n".encode())
            time.sleep(0.05)
            code = server.stop()
        hidden = [path.name for path in folder.rglob(".*") if path.is_file()]
        lines = (store / "served" / "reports.jsonl").read_text().splitlines()
        is_whole = not hidden and all(json.loads(line) for line in lines)
        got = f"exit {code}, left {hidden}"
        yield "SIGTERM while it writes", got, is_whole and code in (0, 143, -signal.SIGTERM)
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
