"""One table as one HTML page: what it is, whether it is true, what it is made of, what it costs.

Relations are read by `reading`; pure functions, a module for each section, turn them into the small
pieces of `pieces`; a Jinja template turns these into a page. No metadata is understood here.
"""
