"""Structured logs: one JSON object a line. They name no person, no key and no whole table id (it is an invitation)."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import msgspec

from fatcats.server.http.limits import Bucket

PER_MINUTE = 10.0  # traces, and what uvicorn says of clients
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: str(value) for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


class LogLimit(logging.Filter):
    """Traces are long, and whoever finds a fault can ask for the same one again and again; nor may a client fill the
    log with requests that are none. So only so much of this is told, and the next line says how much was not."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = Bucket(PER_MINUTE / 60, PER_MINUTE)
        self._untold = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.exc_info and record.name != "uvicorn.error":
            return True
        if not self._bucket.take():
            self._untold += 1
            return False
        if self._untold:
            record.untold, self._untold = self._untold, 0
        return True


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(LogLimit())
    for name in ("fatcats", "uvicorn.error", "saq"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # What these say at "info" names tables, and a table's name is its invitation.
        quiet = name != "fatcats" and level in ("info", "debug")
        logger.setLevel("WARNING" if quiet else level.upper())
