"""A WebSocket client as small as can be, so that the load generator leaves the machine to the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit


class LeanSocket(asyncio.Protocol):
    """Text frames in and out; hands every message to `on_message` as bytes."""

    def __init__(self, host: str, path: str, on_message: Callable[[LeanSocket, bytes], None]) -> None:
        self._host = host
        self._path = path
        self._on_message = on_message
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._shake():
            return
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._on_message(self, payload)
            elif opcode == 9:
                self._write(10, payload)
            elif opcode == 8:
                self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no handshake"))

    def send(self, text: bytes) -> None:
        """Sends one text message."""
        self._write(1, text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def _shake(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._buffer[:60])))
            self.close()
            return False
        del self._buffer[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        frame = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame

    def _write(self, opcode: int, payload: bytes) -> None:
        """A masked frame whose mask is zero, which leaves the payload as it is."""
        length = len(payload)
        head = (
            struct.pack("!BB", 0x80 | opcode, 0x80 | length)
            if length < 126
            else struct.pack("!BBH", 0x80 | opcode, 0xFE, length)
        )
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


async def open_socket(address: str, on_message: Callable[[LeanSocket, bytes], None]) -> LeanSocket:
    """Connects to a `ws://` address and waits for the handshake."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(parts.netloc, parts.path or "/", on_message), parts.hostname, parts.port
    )
    await socket.opened
    return socket
