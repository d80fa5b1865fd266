"""Settings for every test."""

from hypothesis import settings

# The first example of a run may compile a kernel, so time says nothing about an example.
settings.register_profile("arrowmeta", deadline=None, print_blob=True)
settings.load_profile("arrowmeta")
