"""JSON documents with random values in place of some parts, for readers of JSON files."""

import json

from hypothesis import strategies as st

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@st.composite
def damaged(draw, sound):
    """Draw the valid object with one or two parts, at any depth, replaced by random values."""
    document = json.loads(json.dumps(sound))
    for _ in range(draw(st.integers(1, 2))):
        place = document
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], (dict, list)) and place[key] and draw(st.booleans()):
                place = place[key]
                continue
            place[key] = draw(json_values)
            break
    return json.dumps(document).encode()
