"""Frames are counted as the parser will find them, whatever they are and however they come."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wsproto.connection import Connection, ConnectionType
from wsproto.events import TextMessage

from server.web.framing import Frames, framed
from tests.server.raw import CONTINUED, PING, PONG, TEXT, frame

BLANK = frame(b"")
fine = st.builds(
    frame,
    st.integers(0, 300).map(bytes) | st.sampled_from([bytes(126), bytes(65535), bytes(65536)]),
    st.sampled_from([TEXT, CONTINUED, PING, PONG]),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(fine, max_size=20), st.data())
def test_frames_are_counted_however_they_come(sent: list[bytes], data: st.DataObject) -> None:
    counter, rest, begun = Frames(), b"".join(sent), 0
    while rest:
        step = data.draw(st.integers(1, len(rest)))
        more, used = counter.cut(rest[:step], len(sent))
        assert used == step
        begun, rest = begun + more, rest[step:]
    assert begun == len(sent)


@given(st.lists(fine, max_size=20), st.integers(1, 5))
def test_it_cuts_where_a_frame_begins(sent: list[bytes], most: int) -> None:
    counter, rest = Frames(), b"".join(sent)
    for start in range(0, len(sent), most):
        turn = sent[start : start + most]
        begun, used = counter.cut(rest, most)
        assert (begun, used) == (len(turn), len(b"".join(turn)))
        rest = rest[used:]
    assert not rest


@given(st.binary(max_size=400), st.integers(1, 5))
def test_whatever_comes_the_parser_never_finds_more(data: bytes, most: int) -> None:
    counter, rest = Frames(), data
    parser = Connection(ConnectionType.SERVER)
    while rest:
        begun, used = counter.cut(rest, most)
        assert begun <= most and used > 0
        parser.receive_data(rest[:used])
        assert len(list(parser.events())) <= begun + 1  # what is left of the one before
        rest = rest[used:]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_framed_as_the_parser_would(size: int) -> None:
    parser = Connection(ConnectionType.SERVER)
    for text in ("a" * size, "ä\U0001f438" * (size // 6)):
        assert framed(text) == parser.send(TextMessage(data=text))
