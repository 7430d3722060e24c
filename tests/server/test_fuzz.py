"""Nonsense of all kinds, over HTTP and over the socket: no crash, no 5xx, no stuck table."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import status_code_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fatcats import protocol
from tests import chance
from tests.server.people import PATIENCE, Person, Talk, full_table, get
from tests.server.services import RunningServer

FEW = settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of its own, so that nonsense disturbs nobody; a table on it to call for nonsense."""
    folder = tmp_path_factory.mktemp("fuzz")
    server = RunningServer(folder, str(folder / "tables.db")).wait()
    with chance.named("fuzz"):
        person = full_table(server.url, people=1)[0]  # nobody else to wait for
    yield server, person
    server.kill()


def routes() -> list[Any]:
    """From the description itself; made without a server, so that each route is a test of its own."""
    from fatcats.server.app import describe

    schema = describe()
    return [
        pytest.param(path, method, id=f"{method.upper()} {path}")
        for path, methods in schema["paths"].items()
        for method in methods
    ]


@pytest.mark.parametrize("path, method", routes())
def test_the_api_keeps_to_its_description(target: tuple[RunningServer, Person], path: str, method: str) -> None:
    from fatcats.server.app import describe

    server, person = target
    schema = schemathesis.openapi.from_dict(describe())

    @FEW
    @given(case=schema[path][method.upper()].as_strategy(), is_real=st.booleans())
    def check(case: Any, is_real: bool) -> None:
        if is_real and "table" in case.path_parameters:
            case.path_parameters["table"] = person.table
        response = case.call(base_url=server.url, headers=person.headers)
        case.validate_response(response, checks=[not_a_server_error, status_code_conformance])

    check()


def mutated() -> st.SearchStrategy[str]:
    """Messages that are nearly right, and some that are not at all."""
    words = st.sampled_from(
        ["play", "undo", "say", "hello", "why not", "ask hint", "drop draft", "answer undo", "ping", ""]
    )
    values = st.one_of(
        st.none(), st.booleans(), st.integers(-3, 20), st.text(max_size=20), st.lists(st.text(max_size=9), max_size=3)
    )
    names = st.sampled_from(
        ["request", "seat", "moves", "move", "decision", "text", "agrees", "all", "have", "language", "protocol"]
    )
    objects = st.builds(lambda kind, rest: {"type": kind, **rest}, words, st.dictionaries(names, values, max_size=5))
    return st.one_of(objects.map(json.dumps), st.text(max_size=30), st.just("[]"), st.just("{"))


def test_nonsense_over_the_socket_is_answered_and_the_table_goes_on(target: tuple[RunningServer, Person]) -> None:
    server, _ = target
    person = full_table(server.url, people=1)[0]

    @settings(parent=FEW, max_examples=60)
    @given(messages=st.lists(mutated(), max_size=8))
    def check(messages: list[str]) -> None:
        with person.live() as talk:
            for message in messages:
                talk.socket.send(message)
            assert isinstance(talk.ask(protocol.Ping(request="still there?")), protocol.Pong)

    check()
    with person.live() as talk:
        talk.play()


NOT_HELLO = ["", "{}", "null", '{"type":"ping"}', '{"type":"play"}', "\x00", '{"type":"hello","have":"x"}']


@pytest.mark.parametrize("first", NOT_HELLO)
def test_whoever_does_not_say_hello_is_shown_the_door(target: tuple[RunningServer, Person], first: str) -> None:
    _, person = target
    with connect(f"ws{person.url[4:]}/api/tables/{person.table}/live", open_timeout=PATIENCE) as socket:
        socket.send(first)
        assert isinstance(protocol.read_server(socket.recv(PATIENCE)), protocol.Failure)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_a_table_that_does_not_exist_says_so(target: tuple[RunningServer, Person]) -> None:
    server, _ = target
    nowhere = Person(server.url, "0" * 20)
    with pytest.raises(ConnectionClosed) as closed:
        Talk(nowhere).__enter__()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    assert get(f"{server.url}/api/tables/{'0' * 20}").status_code == 404


def test_the_description_is_served(target: tuple[RunningServer, Person]) -> None:
    server, _ = target
    served = get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{table}/play" in served["paths"]
