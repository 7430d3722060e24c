"""Somebody who sits before a browser and plays."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from time import monotonic

from playwright.sync_api import Error as PlaywrightError

from tests.web.guest import A_REACH, DESKTOP, PATIENCE, PHONE, SMALL, Guest, Screen
from tests.web.in_page import GONE_ON, NOW, PICK, QUESTION

__all__ = ["BRISK", "BUTTONS", "DESKTOP", "PHONE", "SMALL", "Gone", "Refused", "Screen", "Visitor"]

BRISK = {"pace": 10.0}  # a live negotiation takes 18 seconds
ASKED = ".dock.mymove"
BUTTONS = ".dock.mymove .opts .opt[data-move]"
OVER = ".end"
NOTICES = ".dock .notices .notice"
A_GLANCE = 500  # milliseconds
WIDE = 600  # pixels: a phone has fewer
ACCESSIBLE = set[tuple[str, bool]]()  # phases that were looked at in this process, on phones and on others
SURE = ".dock .opt.armed"


class Gone(Exception):
    """What one reached for is no longer there."""


class Refused(Exception):
    """A move that the page offered was not allowed."""


class Visitor(Guest):
    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def look(self) -> tuple[bool, bool]:
        """Is something asked here? Is the game over?"""
        is_asked, is_over = self.page.evaluate(
            "these => these.map(one => !!document.querySelector(one))", [ASKED, OVER]
        )
        return is_asked and not is_over, is_over

    def wait_asked(self, patience: float = PATIENCE) -> bool:
        """Until something is asked; False if the game is over instead."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=patience)
        return not self.is_over

    def sees(self, these: str) -> bool:
        return self.page.locator(these).count() > 0

    def decide(self, rng: Random) -> None:
        """Press one of the buttons, and wait until the table has gone on."""
        self.page.locator(BUTTONS).first.wait_for()
        self.touch(BUTTONS, rng)

    def touch(self, these: str, rng: Random) -> None:
        """Any one of these things. Where that is a move, wait until the table has gone on."""
        turn, made = self.now()
        self.reach(these, rng.random(), made)
        self.be_sure(made)
        if self.made > made:
            self.wait_on(turn)

    def reach(self, these: str, which: float, made: int) -> None:
        """One of those that are there when the hand comes down: if it is gone by then, look again."""
        until = monotonic() + self.patience / 1000
        while True:
            thing = self.page.evaluate_handle(PICK, [these, which]).as_element()
            if thing is None:
                raise Gone(f"there is nothing like {these}")
            try:
                thing.click(timeout=min(A_REACH, self.patience))
            except PlaywrightError:
                if self.made > made:
                    return  # the hand came down after all
                if monotonic() > until:
                    raise
                self.put_away_notices()
            else:
                return

    def put_away_notices(self) -> None:
        """They lie over the table's edge until somebody has read them."""
        for notice in self.page.locator(NOTICES).element_handles():
            with suppress(PlaywrightError):  # it has gone by itself
                notice.click(timeout=A_GLANCE)

    def press(self, chosen: str) -> None:
        """Press something, and wait until something else is asked, or the same another time."""
        before, (turn, made) = self.question, self.now()
        self.page.locator(chosen).click()
        self.be_sure(made)
        if self.made > made:
            self.wait_on(turn)
        else:
            self.wait_other(before)

    def be_sure(self, made: int) -> None:
        """What costs much is pressed twice."""
        if self.made == made and self.sees(SURE):
            self.page.locator(SURE).click()

    def strike_first(self) -> None:
        """The first of the buttons, by keyboard alone; twice if it costs much."""
        made = self.made
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        if self.made == made and self.sees(SURE):
            self.page.keyboard.press("Enter")

    def now(self) -> tuple[str, int]:
        """The turn, and how many moves this page has sent."""
        turn, made = self.page.evaluate(NOW)
        return str(turn), int(made)

    @property
    def made(self) -> int:
        return self.now()[1]

    @property
    def question(self) -> str:
        """What the dock says, and how often the table had gone on when it said so."""
        return str(self.page.evaluate(QUESTION))

    def wait_other(self, before: str) -> None:
        """Until the dock says something else than before."""
        self.page.wait_for_function(f"before => document.querySelector('.end') || {QUESTION} !== before", arg=before)

    @property
    def phase(self) -> str:
        """The step of the game that is under way."""
        return self.page.locator(".table").get_attribute("data-step") or ""

    @property
    def asked(self) -> list[str]:
        """The seats that are asked, as this visitor's page knows."""
        return (self.page.locator(".table").get_attribute("data-asked") or "").split()

    @property
    def seat(self) -> str:
        return self.page.locator(".table").get_attribute("data-seat") or ""

    @property
    def turn(self) -> str:
        return self.page.locator(".dock").get_attribute("data-decision") or ""

    def wait_on(self, turn: str) -> None:
        """Until the move that was made at this turn has led to something."""
        if refused := self.page.wait_for_function(GONE_ON, arg=turn).json_value()["refused"]:
            raise Refused(", ".join(refused))

    def play_on(self, rng: Random, most: int = 500) -> int:
        """To the end of the game; returns how often something was asked."""
        for count in range(most):
            if not self.wait_asked():
                return count
            self.decide(rng)
        raise AssertionError("the game does not end")

    def check_new(self, seen: set[str]) -> None:
        """Everything fits, and a phase that was not met before is accessible. That takes longer than to play it, so
        games that meet the same on screens of the same kind leave it to the first of them."""
        self.check_fits()
        phase, is_phone = self.phase, (self.page.viewport_size or {"width": 0})["width"] < WIDE
        if phase not in seen:
            seen.add(phase)
            if (phase, is_phone) not in ACCESSIBLE:
                self.check_accessible()
                ACCESSIBLE.add((phase, is_phone))
