"""What users rely on does not change unnoticed; `make interface` writes the listing again."""

from tests.interface import LISTING, listing


def test_interface_is_the_one_that_is_listed():
    assert listing().splitlines() == LISTING.read_text(encoding="utf-8").splitlines(), (
        "if this change is meant, run `make interface` and say it in changelog.d"
    )
