import pyarrow as pa

from arrowmeta.apps.output.formats import to_page_piece


def test_html_escapes_names_values_and_title():
    html = to_page_piece(pa.table({"<i>": ["<script>x</script>\x1b[2J"]}), title="<t>")
    assert "<script>" not in html
    assert "\x1b" not in html
    assert "&lt;script&gt;x&lt;/script&gt;" in html
    assert "&lt;i&gt;" in html
    assert "&lt;t&gt;" in html


def test_html_says_how_many_rows_are_shown():
    html = to_page_piece(pa.table({"n": range(30)}), title="t", n_rows=10)
    assert html.count("<tr>") == 11
    assert "10 of 30 rows are shown." in html
