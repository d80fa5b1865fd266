import pickle

import pytest

from arrowmeta.errors import (
    CorruptMetadataError,
    LimitError,
    StorageError,
    UsageError,
)


@pytest.mark.parametrize(
    "error",
    [
        CorruptMetadataError("no \x1b[2J name", path="t/\x9b31m"),
        LimitError("\x07 is large"),
        StorageError("s3://b/\x1b]0;x\x07: no answer"),
        UsageError("there is no column \x1b[31mred\u202e"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_messages_escape_control_characters(error):
    for one in (error, pickle.loads(pickle.dumps(error))):
        text = str(one)
        assert text.isprintable()
        assert "\\x1b" in text or "\\x07" in text


def test_error_messages_keep_line_feeds_and_tabs():
    assert str(UsageError("first\n\tsecond")) == "first\n\tsecond"
