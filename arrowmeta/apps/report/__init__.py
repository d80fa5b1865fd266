"""HTML report of one table: contents, commits, findings, pruning and the size of metadata.

`reading` reads relations, a pure function per section turns them into the bars and grids of
`page`, and a Jinja template renders the page.
"""
