"""The loopback server of bench: answers recorded responses, plain and over TLS.

Usage: python3 bench-server.py CERTIFICATE

CERTIFICATE is a PEM file with the key in it. The server prints its two ports on one line, plain
first, and answers until it is killed:

  PATH        the recorded response of the provider that has this path
  /slow/PATH  the same after 300 ms
  /asked      the path and query that were last asked for
"""

import pathlib
import socket
import ssl
import sys
import threading
import time

FIXTURES = pathlib.Path(__file__).parent.parent / "Fixtures" / "Providers"
BODIES = {
    path: (FIXTURES / name).read_bytes()
    for path, name in {
        "/v1/forecast": "open-meteo/sample.json",
        "/v1/search": "geocoding/berlin.json",
        "/data/2.5/weather": "openweathermap/sample-weather.json",
        "/data/2.5/forecast": "openweathermap/sample-forecast.json",
    }.items()
}
SLOW = "/slow"

asked = ""


def answer(target):
    """The whole response to a request for target."""
    global asked
    if target == "/asked":
        return response("200 OK", asked.encode())
    asked = target
    if target.startswith(SLOW):
        time.sleep(0.3)
        target = target.removeprefix(SLOW)
    body = BODIES.get(target.partition("?")[0])
    if body is None:
        return response("404 Not Found", b"{}")
    return response("200 OK", body)


def response(status, body):
    head = (
        f"HTTP/1.1 {status}\r\n"
        "Content-Type: application/json; charset=utf-8\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def converse(connection, tls):
    """Answers the requests of one connection until the other side closes it."""
    try:
        if tls:
            connection = tls.wrap_socket(connection, server_side=True)
        with connection:
            received = b""
            while True:
                while b"\r\n\r\n" not in received:
                    chunk = connection.recv(65536)
                    if not chunk:
                        return
                    received += chunk
                head, _, received = received.partition(b"\r\n\r\n")
                # Head and body at once: two writes would wait for a delayed acknowledgement.
                connection.sendall(answer(head.split(b" ", 2)[1].decode()))
    except OSError:
        pass  # The other side has gone away.


def listen(listener, tls):
    while True:
        connection, _ = listener.accept()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=converse, args=(connection, tls), daemon=True).start()


def main():
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(sys.argv[1])
    plain_listener, tls_listener = (
        socket.create_server(("127.0.0.1", 0), backlog=128) for _ in range(2)
    )
    print(plain_listener.getsockname()[1], tls_listener.getsockname()[1], flush=True)
    threading.Thread(target=listen, args=(tls_listener, tls), daemon=True).start()
    listen(plain_listener, None)


main()
