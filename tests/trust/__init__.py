"""What is measured of trust: damage, failing storage, live tables and long runs.

Each module prints its figures: `python -m tests.trust.damage --help`. Tests run samples of them.
"""
