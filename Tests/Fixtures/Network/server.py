"""The HTTP server of the tests. Prints its port. Ends when its standard input is closed."""
import asyncio
import json
import socket
import struct
import sys
from urllib.parse import urlsplit

ended = {}  # transfers that the client ended, by path
requests = {}  # requests by path
tokens = {}  # accepted token by name of a test
refreshes = {}  # refreshes by name of a test


def response(status, body=b"", headers=(), length=None):
    lines = [f"HTTP/1.1 {status} Status", f"Content-Length: {len(body) if length is None else length}"]
    return ("\r\n".join([*lines, *headers]) + "\r\n\r\n").encode() + body


def as_json(value, status=200):
    return response(status, json.dumps(value).encode(), ["Content-Type: application/json"])


async def client_ends(reader, path):
    """Waits until the client closes the connection."""
    try:
        while await reader.read(1024):
            pass
    except ConnectionError:
        pass
    ended[path] = ended.get(path, 0) + 1


def reset(writer):
    """Closes the connection with RST."""
    sock = writer.get_extra_info("socket")
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def drip(reader, writer, path, data, count):
    """Sends `data` every 100 ms."""
    end = asyncio.ensure_future(client_ends(reader, path))
    for _ in range(count):
        writer.write(data)
        await asyncio.wait([end], timeout=0.1)
        if end.done():
            return
    end.cancel()


async def serve_one(reader, writer):
    """Returns whether the connection can serve another request."""
    line = await reader.readline()
    if not line:
        return False
    method, target, _ = line.decode().split(" ")
    headers = []
    while (line := (await reader.readline()).decode().strip()):
        name, _, value = line.partition(":")
        headers.append((name.strip(), value.strip()))
    fields = {name.lower(): value for name, value in headers}
    body = await reader.readexactly(int(fields.get("content-length", 0)))
    path = urlsplit(target).path
    requests[path] = requests.get(path, 0) + 1
    parts = path.strip("/").split("/")

    def send(data):
        writer.write(data)

    match parts[0]:
        case "json":
            send(as_json({"id": 1, "title": "Milk"}))
        case "head":
            send(response(200, length=1000))
        case "status":
            send(response(int(parts[1]), b'{"reason": "because"}' if parts[1] not in ("204", "304") else b""))
        case "invalid-json":
            send(response(200, b"<html></html>"))
        case "empty":
            send(response(200))
        case "bytes":
            send(response(200, b"x" * int(parts[1])))
        case "large-header":
            send(response(200, b"x" * 10, length=10_000_000_000))
            await client_ends(reader, path)
            return False
        case "chunked":
            send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            end = asyncio.ensure_future(client_ends(reader, path))
            chunk = b"x" * 10_000
            try:
                for _ in range(int(parts[1]) // len(chunk)):
                    send(b"%x\r\n%s\r\n" % (len(chunk), chunk))
                    await writer.drain()
                    # URLSession on Linux can't cancel a transfer while more data is always available.
                    await asyncio.sleep(0.002)
                    if end.done():
                        return False
                send(b"0\r\n\r\n")
                await writer.drain()
            except ConnectionError:
                await end
                return False
            end.cancel()
            return False
        case "gzip":
            import gzip
            send(response(200, gzip.compress(b'{"id": 1, "title": "Milk"}'), ["Content-Encoding: gzip"]))
        case "short":
            send(response(200, b"x" * 50, length=100))
            return False
        case "short-chunked":
            send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\nabc")
            return False
        case "killed":
            send(response(200, b"x" * 50, length=100))
            await writer.drain()
            await asyncio.sleep(0.05)
            reset(writer)
            return False
        case "killed-before-answer":
            reset(writer)
            return False
        case "closed-before-answer":
            return False
        case "not-http":
            send(b"220 mail.example.com ESMTP\r\n")
            return False
        case "silent":
            await client_ends(reader, path)
            return False
        case "slow":
            send(response(200, length=1000))
            await drip(reader, writer, path, b"x", 1000)
            return False
        case "slow-headers":
            send(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            await drip(reader, writer, path, b"x", 1000)
            return False
        case "redirect":
            query = urlsplit(target).query
            send(response(302, headers=[f"Location: {query}"]))
        case "private":
            name = parts[1]
            is_valid = fields.get("authorization") == f"Bearer {tokens.get(name, 'new')}"
            send(as_json({"id": 1, "title": "Milk"}) if is_valid else response(401))
        case "refresh":
            name = parts[1]
            refreshes[name] = refreshes.get(name, 0) + 1
            await asyncio.sleep(0.2)
            if parts[2] == "fail":
                send(response(403))
            else:
                tokens[name] = "new"
                send(as_json({"token": "new"}))
        case "counts":
            path = "/" + "/".join(parts[1:])
            send(as_json({
                "endedByClient": ended.get(path, 0),
                "requests": requests.get(path, 0),
                "refreshes": refreshes.get(parts[-1], 0),
            }))
        case _:
            send(as_json({
                "method": method,
                "target": target,
                "headers": {name.lower(): value for name, value in headers},
                "body": body.decode(),
            }))
    await writer.drain()
    return True


async def serve(reader, writer):
    try:
        while await serve_one(reader, writer):
            pass
        writer.close()
    except (ConnectionError, asyncio.IncompleteReadError):
        writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0, backlog=1000)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
