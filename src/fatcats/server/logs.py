"""Structured logs: one JSON object a line. They name no person, no key and no whole table id (it is an invitation)."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import msgspec

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


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("fatcats", "uvicorn.error", "saq"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # What these say at "info" names tables, and a table's name is its invitation.
        quiet = name != "fatcats" and level in ("info", "debug")
        logger.setLevel("WARNING" if quiet else level.upper())
