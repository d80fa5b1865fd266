"""Reading forward through bytes that may be damaged; every read is checked first.

Knows Java's `DataOutput`: big-endian numbers, and texts behind their length. A length is compared
with the bytes that are left before anything is done with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted


@dataclass
class Cursor:
    """A position in some bytes.

    Attributes:
        data: all bytes.
        pos: of the next byte.
        end: no byte from here on is read.
    """

    data: memoryview
    pos: int
    end: int

    @classmethod
    def over(cls, data: memoryview, pos: int = 0) -> Cursor:
        """Return a cursor from a position, which may be outside, to the end of the bytes."""
        if not 0 <= pos <= len(data):
            raise CorruptMetadataError(
                f"a position of {pos} in {counted(len(data), 'byte')}", byte=len(data)
            )
        return cls(data, pos, len(data))

    def take(self, length: int, what: str) -> memoryview:
        """Return the next bytes and step over them."""
        if not 0 <= length <= self.end - self.pos:
            raise CorruptMetadataError(
                f"{what}: {counted(length, 'byte')} expected, {self.end - self.pos} left",
                byte=self.pos,
            )
        self.pos += length
        return self.data[self.pos - length : self.pos]

    def integer(self, length: int, what: str) -> int:
        """Return a signed number of so many bytes."""
        return int.from_bytes(self.take(length, what), "big", signed=True)

    def count(self, item_len: int, what: str) -> int:
        """Return a 32-bit number of items, of which each takes at least so many bytes here."""
        pos = self.pos
        number = self.integer(4, what)
        if not 0 <= number <= (self.end - self.pos) // item_len:
            left = self.end - self.pos
            raise CorruptMetadataError(
                f"{what}: {number} of them in {counted(left, 'byte')}", byte=pos
            )
        return number

    def size(self, what: str) -> int:
        """Return a 32-bit number that is not negative."""
        pos = self.pos
        number = self.integer(4, what)
        if number < 0:
            raise CorruptMetadataError(f"{what}: {number} is negative", byte=pos)
        return number

    def check_version(self, known: int, what: str) -> None:
        """Step over a version, of one byte.

        Raises:
            UnsupportedError: it is not the one that is known.
        """
        version = self.integer(1, f"the version of {what}")
        if version != known:
            raise UnsupportedError(f"{what} of version {version}; {known} is read")

    def flag(self, what: str) -> bool:
        """Return a boolean, of one byte."""
        return self.integer(1, what) != 0

    def name(self, what: str) -> str:
        """Return a text behind its length of 16 bits, in Java's own UTF-8.

        It writes a character outside the basic plane as two surrogates, and NUL as two bytes.
        """
        pos = self.pos
        length = int.from_bytes(self.take(2, what), "big")
        content = bytes(self.take(length, what)).replace(b"\xc0\x80", b"\0")
        try:
            text = content.decode("utf-8", "surrogatepass")
            return text.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError as error:
            raise CorruptMetadataError(f"{what}: {error.reason}", byte=pos) from None
