"""An agent that is a client of MCP: it gets a server of its own with the tools of one seat, and the address of that.

The command is started with `{url}` replaced by the address, which the environment has too (FATCATS_MCP_URL). The agent
reads `position`, makes moves with `play`, each of which answers with what came next, and ends when the game is over.
"""

from __future__ import annotations

import os
import shlex
import socket
import subprocess
from queue import Empty, Queue
from threading import Thread
from typing import Any

import uvicorn
from mcp.server import MCPServer

import fatcats
from fatcats.agents.agent_seat import AgentSeat, clauses
from fatcats.agents.evaluation.contacts import AgentFailed, Answer
from fatcats.agents.lines import Message
from fatcats.engine.errors import BadBot

URL = "FATCATS_MCP_URL"
INSTRUCTIONS = "You have a seat at a game with hidden information. Read `position`, then `play` until the game is over."
GRACE = 5.0  # seconds for an agent to leave when the game is over
LOOK = 0.2  # seconds between looks at whether the agent is still there


class McpContact:
    def __init__(self, agent: AgentSeat, command: str, patience: float) -> None:
        self._agent = agent
        self._patience = patience
        self._command = command
        self._moves: Queue[str] = Queue()
        self._messages: Queue[str] = Queue()
        self._server = uvicorn.Server(
            uvicorn.Config(self._tools().streamable_http_app(), log_config=None, lifespan="on")
        )
        bound = socket.create_server(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{bound.getsockname()[1]}/mcp"
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [bound]}, daemon=True)
        self._thread.start()
        words = shlex.split(command.replace("{url}", url))
        try:
            self._process = subprocess.Popen(words, env={**os.environ, URL: url}, stdin=subprocess.DEVNULL)
        except (OSError, ValueError, IndexError) as error:
            self._stop()
            raise BadBot(f"the program {command!r} cannot be started: {error}") from error

    def ask(self, message: Message) -> Answer:
        self._messages.put(as_text(message))
        waited = 0.0
        while waited < self._patience:
            try:
                return Answer(self._moves.get(timeout=LOOK))
            except Empty:
                waited += LOOK
                if self._process.poll() is not None and self._moves.empty():
                    raise AgentFailed(f"the program {self._command!r} has ended without an answer") from None
        raise AgentFailed(f"the program {self._command!r} has not answered within {self._patience:g} seconds")

    def close(self, message: Message | None = None) -> None:
        if message is not None:
            self._messages.put(as_text(message))
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._stop()

    def _stop(self) -> None:
        self._server.should_exit = True
        self._server.force_exit = True  # nobody is left to wait for
        self._thread.join(GRACE)

    def _tools(self) -> MCPServer[Any]:
        server: MCPServer[Any] = MCPServer("fatcats", version=fatcats.__version__, instructions=INSTRUCTIONS)
        agent = self._agent

        @server.tool()
        def position() -> str:
            """What you see, and the moves that are open to you. Waits until you are asked for the first time."""
            return self._next()

        @server.tool()
        def play(move: str) -> str:
            """Make a move, as the position writes it. Answers with what came next: a refusal, or what you are asked."""
            self._moves.put(move)
            return self._next()

        @server.tool()
        def why_not(move: str) -> str:
            """Why you may not make this move now, with the clause of the rules."""
            return agent.why_not(move)

        @server.tool()
        def rules(words: str) -> dict[str, str]:
            """What the rules say about these words, or a clause by its number."""
            return clauses(agent.game, words)

        return server

    def _next(self) -> str:
        return self._messages.get(timeout=self._patience)


def as_text(message: Message) -> str:
    match message["type"]:
        case "decide":
            return "\n".join([*message["events"], "", message["position"]])
        case "refused":
            return f"That is not possible. {message['clause']}: {message['sentence']}"
        case _:
            return "\n".join([*message["events"], "", message["ending"]])
