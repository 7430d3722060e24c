"""The command, run as people run it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

import fatcats
from fatcats.cli.main import COMMANDS, app
from fatcats.text.catalogue import catalogue

COMMAND = [str(Path(sys.executable).parent / "fatcats")]
ENVIRONMENT = {**os.environ, "COLUMNS": "60", "TERM": "dumb", "NO_COLOR": "1"}


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, env=ENVIRONMENT, timeout=120
    )


def test_version_says_whether_the_core_is_compiled() -> None:
    assert fatcats.__version__ in run("--version").stdout
    assert "compiled" in run("--version").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_says_of_itself(name: str) -> None:
    place, sentence = COMMANDS[name]
    command = getattr(import_module(f"fatcats.cli.{place}"), name.replace("-", "_"))
    assert (command.__doc__ or "").splitlines()[0] == sentence


def test_games_lists_every_game() -> None:
    shown = run("games").stdout
    assert all(key in shown for key in fatcats.game_keys())


def test_rules_shows_a_page_a_clause_and_what_has_certain_words() -> None:
    assert "## " not in run("rules", "zillionaire").stdout
    assert "led to a round has no size" in run("rules", "zillionaire", "zn-5.05").stdout
    found = run("rules", "zillionaire", "bankroll", "bankrupt").stdout
    assert "ZN-5.20" in found.replace("\n", " ")


@pytest.mark.parametrize("what", ["ZN-9.99", "quidditch"])
def test_rules_says_when_there_is_no_such_clause(what: str) -> None:
    result = run("rules", "zillionaire", what)
    assert result.returncode == 2
    assert what in result.stderr


def test_a_whole_game_over_a_pipe_with_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ("play", "zillionaire", "--seed", "3", "-o", "games=1", "--seats", "3", "--record", str(file))
    result = run(*arguments, typed="1\n" * 400)
    assert result.returncode == 0
    assert "The match is over." in result.stdout
    record = fatcats.read_record(file.read_bytes())
    assert fatcats.replay(record).outcome == record.outcome
    replayed = run("replay", str(file), "--seat", "1").stdout
    assert "You play" in replayed
    assert result.stdout.splitlines()[-2] == replayed.splitlines()[-1]


def test_questions_are_answered_with_the_clause() -> None:
    typed = "?\n? 1\n? play 2x5\n? ZN-5.02\n? jump\n? 99\nhint\nlog\nplay 3x5\nplay 99\nquit\n"
    shown = run("play", "zillionaire", "--seed", "4", typed=typed).stdout.replace("\n", " ")
    assert "choose option 1" in shown
    assert "written: play" in shown
    assert "No: One 5 at a time" in shown, "the reason in this position"
    assert "ZN-5.02 A 5 may be played" in shown
    assert "like 'jump'" in shown
    assert "A bot would:" in shown
    assert "You leave the table" in shown


@pytest.mark.parametrize(
    "game, words, says",
    [
        ("counterfeiters", "supermarket", "CF-6.01"),
        ("counterfeiters", "Ink", "Different components make better fakes"),
        ("zillionaire", "bankrolls", "ends the round at once"),
        ("billionaires", "hand limit", "BG-0.11"),
    ],
)
def test_words_are_answered_from_the_rules(game: str, words: str, says: str) -> None:
    shown = run("play", game, "--seed", "4", typed=f"? {words}\nquit\n").stdout.replace("\n", " ")
    assert says in shown.split("> ")[-2]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_describes_every_parameter(name: str) -> None:
    arguments = app[name].assemble_argument_collection(parse_docstring=True)
    assert [argument.name for argument in arguments if not argument.parameter.help] == []


def test_what_stands_beside_a_number_can_be_typed_too() -> None:
    shown = run("play", "counterfeiters", "--seed", "4", typed="send a henchman to  Tax office 1\nquit\n").stdout
    assert "You send a henchman to tax office 1." in shown and "Sorry" not in shown


def test_a_move_that_cannot_be_written_is_answered_with_its_clause() -> None:
    shown = run("play", "counterfeiters", "--seed", "4", typed="? hand 9 0 0\nhand 4 4 4\nquit\n").stdout
    sentence = catalogue(fatcats.get_game("counterfeiters"), "en").clause("CF-7.01")
    assert shown.replace("\n", " ").count(f"No: {sentence}") == 2
    assert shown.count("CF-7.01") == 2


def test_input_that_ends_leaves_the_table() -> None:
    result = run("play", "zillionaire", "--seed", "4", typed="1\n")
    assert result.returncode == 0
    assert "the game is not over" in result.stdout


def test_no_line_is_wider_than_the_window() -> None:
    shown = run("play", "zillionaire", "--seed", "4", "-o", "games=1", typed="1\n" * 400).stdout
    assert max(len(line) for line in shown.splitlines()) <= 60


@pytest.mark.parametrize(
    "arguments, says",
    [
        (("play", "zilionaire"), "Did you mean 'zillionaire'"),
        (("play", "zillionaire", "-o", "gmaes=3"), "no option 'gmaes'"),
        (("play", "zillionaire", "-o", "games"), "name=value"),
        (("play", "zillionaire", "--seats", "9"), "3 to 6 players"),
        (("play", "zillionaire", "--seat", "5"), "no seat 4"),
        (("play", "zillionaire", "--bots", "genius"), "no bot 'genius'"),
        (("simulate", "zillionaire", "--bots", "genius"), "no bot 'genius'"),
        (("simulate", "zillionaire", "--seats", "2"), "3 to 6 players"),
        (("arena", "zillionaire", "random"), "two bots at least"),
        (("arena", "zillionaire", "random", "nowhere:Bot"), "cannot be imported"),
        (("replay", "no-such-file.json"), "No such file"),
    ],
)
def test_errors_are_sentences_and_exit_with_2(arguments: tuple[str, ...], says: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert says in result.stderr
    assert "Traceback" not in result.stderr


def test_a_wrong_command_line_exits_with_2_too() -> None:
    assert run("simulate", "zillionaire", "--games", "0").returncode == 2
    assert run("dance").returncode == 2


def test_a_damaged_record_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_bytes(fatcats.write_record(fatcats.new("zillionaire").record())[:-30])
    result = run("replay", str(file))
    assert result.returncode == 2
    assert "cut off" in result.stderr


def test_simulate_prints_json_for_programs() -> None:
    result = run("simulate", "zillionaire", "--games", "300", "--seats", "4", "-o", "games=1", "--json")
    body = json.loads(result.stdout)
    assert body["games"] == 300
    assert body["decisions_per_second"] > 0
    assert len(body["seats"]) == 4
    assert sum(seat["wins"] for seat in body["seats"]) == pytest.approx(300)
    assert all(seat["low"] <= seat["win_rate"] <= seat["high"] for seat in body["seats"])


def test_the_same_seed_simulates_the_same_games_on_any_number_of_processes() -> None:
    arguments = ("simulate", "zillionaire", "--games", "3000", "--seed", "5", "-o", "games=1", "--json")
    bodies = [json.loads(run(*arguments, "--processes", number).stdout) for number in ("1", "2")]
    for body in bodies:
        for field in ("seconds", "cpu_seconds", "decisions_per_second", "decisions_per_cpu_second"):
            del body[field]
    assert bodies[0] == bodies[1]


def test_arena_prints_tables_for_people_and_json_for_programs() -> None:
    arguments = ("arena", "zillionaire", "--line-up", "heuristic,random,random", "--seats", "3", "--deals", "2")
    result = run(*arguments, "-o", "games=1")
    assert "heuristic, 2 × random" in result.stdout and "Plackett–Luce" in result.stdout
    body = json.loads(run(*arguments, "-o", "games=1", "--json").stdout)
    (line_up,) = body["line_ups"]
    assert [bot["games"] for bot in line_up["bots"]] == [6, 6]
    assert all(bot["low"] <= bot["won"] <= bot["high"] for bot in line_up["bots"])
    assert {rating["name"] for rating in body["ratings"]} == {"heuristic", "random"}


def test_arena_says_how_far_a_bot_can_be_exploited() -> None:
    arguments = ("arena", "zillionaire", "heuristic", "--exploit", "100", "--seats", "3", "--deals", "1")
    result = run(*arguments, "-o", "games=1")
    assert "exploit:100:heuristic, 2 × heuristic" in result.stdout  # :100: is no picture
    (line_up,) = json.loads(run(*arguments, "-o", "games=1", "--json").stdout)["line_ups"]
    assert line_up["line_up"] == ["exploit:100:heuristic", "heuristic", "heuristic"]


def test_interrupting_a_simulation_leaves_no_mess() -> None:
    screen, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "simulate", "zillionaire", "--games", "100000000"],
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        env={**ENVIRONMENT, "TERM": "xterm"},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # ignored below a shell's `&`
    )
    os.close(terminal)
    shown = os.read(screen, 1000)  # the progress bar: it has begun
    os.killpg(process.pid, signal.SIGINT)
    with suppress(OSError):  # the end of a terminal
        while part := os.read(screen, 1000):
            shown += part
    os.close(screen)
    assert process.wait(timeout=60) == 130
    assert b"Traceback" not in shown


def test_output_into_a_closed_pipe_is_no_error() -> None:
    result = subprocess.run(
        f"{COMMAND[0]} rules zillionaire | head -1", shell=True, capture_output=True, text=True, env=ENVIRONMENT
    )
    assert result.stderr == ""
