"""Errors as answers: the status of each, and the JSON that Iceberg's protocol has for it.

Spec: Iceberg, REST catalog, schema `ErrorModel`.
"""

from __future__ import annotations

from starlette.responses import JSONResponse

from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    StorageError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.io.location import redacted

#: Status and type of errors; the first class that fits counts.
_ANSWERS: tuple[tuple[type[Exception] | tuple[type[Exception], ...], int, str], ...] = (
    (NotATableError, 404, "NoSuchTableException"),
    (UsageError, 400, "BadRequestException"),
    (UnsupportedError, 406, "UnsupportedOperationException"),
    # A damaged table is no fault of the server, and no reason to ask again.
    (CorruptMetadataError, 422, "UnprocessableEntityException"),
    ((StorageError, TimeoutError, LimitError), 503, "ServiceUnavailableException"),
    ((ArrowMetaError, OSError), 500, "InternalServerError"),
)


class RequestError(Exception):
    """A request that cannot be answered, with status and type of the protocol."""

    def __init__(self, status: int, kind: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind


def to_answer(error: Exception) -> JSONResponse:
    """Return the answer for an error; credentials in its text are removed.

    The text of an error that is none of ours is not sent: it may have anything in it.
    """
    if isinstance(error, RequestError):
        return error_answer(error.status, error.kind, str(error))
    for classes, status, kind in _ANSWERS:
        if isinstance(error, classes):
            return error_answer(status, kind, redacted(str(error)) or "the time is up")
    return error_answer(500, "InternalServerError", f"unexpected {type(error).__name__}")


def error_answer(status: int, kind: str, message: str) -> JSONResponse:
    """Return an error as the protocol has it."""
    error = {"message": message, "type": kind, "code": status}
    return JSONResponse({"error": error}, status)
