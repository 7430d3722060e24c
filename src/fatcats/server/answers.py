# fatcats: compiled
"""Whoever waits for an answer gets it, if they still wait."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")


def give(answer: Future[Result], result: Result) -> None:
    if not answer.done():
        answer.set_result(result)


def refuse(answer: Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


def settle(answer: Future[Result], question: Callable[[], Result]) -> None:
    """The question is not even asked if nobody waits."""
    if answer.done():
        return
    try:
        answer.set_result(question())
    except Exception as error:
        answer.set_exception(error)
