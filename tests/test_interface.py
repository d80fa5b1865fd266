"""The public interface changes only with its listing, which `make interface` writes."""

from tests.interface import LISTING, listing


def test_public_interface_equals_the_listed_one():
    assert listing().splitlines() == LISTING.read_text(encoding="utf-8").splitlines(), (
        "if this change is meant, run `make interface` and say it in changelog.d"
    )
