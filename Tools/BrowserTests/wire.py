"""A client of the playground's socket that can also break the rules."""
import base64
import json
import os
import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """The server has answered the handshake with another status than 101."""


class Wire:
    def __init__(self, port, origin="same", host=None, path="/marbles", timeout=20):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        host = host or f"127.0.0.1:{port}"
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append("Origin: " + (f"http://127.0.0.1:{port}" if origin == "same" else origin))
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            part = self.socket.recv(1)
            if not part:
                raise Refused("closed")
            head += part
        status = head.split(b" ", 2)[1].decode()
        if status != "101":
            raise Refused(status)

    def send_frame(self, payload, opcode=TEXT, fin=True, length=None):
        length = len(payload) if length is None else length
        head = bytes([(0x80 if fin else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        # A mask of zeros leaves the payload as it is.
        self.socket.sendall(head + b"\0\0\0\0" + payload)

    def send(self, message):
        self.send_frame(json.dumps(message).encode())

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(min(65536, count - len(data)))
            if not part:
                raise EOFError
            data += part
        return data

    def receive_frame(self):
        first, second = self._read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self._read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._read(8))[0]
        return first & 15, self._read(length)

    def receive(self):
        opcode, payload = self.receive_frame()
        assert opcode == TEXT, (opcode, payload[:80])
        return json.loads(payload)

    def ask(self, lines, chain, number=1):
        self.send({"id": number, "kind": "run", "experiment": {
            "lines": [{"text": line} for line in lines], "chain": [{"text": call} for call in chain]}})
        return self.receive()

    def close_code(self):
        """Reads until the server closes, and returns the code."""
        try:
            while True:
                opcode, payload = self.receive_frame()
                if opcode == CLOSE:
                    return struct.unpack(">H", payload[:2])[0]
        except (EOFError, ConnectionError):
            return None

    def end(self):
        self.socket.close()
