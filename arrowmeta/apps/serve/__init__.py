"""`arrowmeta serve`: an HTTP server over the tables of folders and catalogs, read-only.

`app` puts the parts together and runs them: an Iceberg REST catalog that plans scans
(`iceberg_rest`), pages and their data (`pages`), over the tables that `tables` finds and keeps
open. `scan` makes tasks of plans, `survey` reads the numbers of all tables.
"""
