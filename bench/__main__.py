"""Prints our figures, the peers' and the ratios: `python -m bench [--no-peers]`."""

from __future__ import annotations

from argparse import ArgumentParser

from rich.console import Console

from bench import environment, envs, ours, peers, search
from bench.compare import compare
from bench.report import ours_table, peer_tables


def measured_peers() -> peers.PeerResults:
    """The peers' figures, or why there are none."""
    try:
        python = environment.ensure()
    except environment.EnvironmentFailed as error:
        return peers.PeerResults(problems=[f"not installed, so not compared (offline?):\n{error}"])
    print("peers: measuring, about half a minute")
    return peers.measure_all(python)


def main() -> None:
    """Ours first: they are printed even if the peers are missing."""
    parser = ArgumentParser(prog="python -m bench", description="Speed of our games beside their peers'.")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    arguments = parser.parse_args()
    console = Console()
    games = ours.measure_all()
    console.print(ours_table(games) if games else "ours: no game is measured yet")
    searches = search.measure_all()
    console.print(search.search_table(searches))
    environments = envs.measure_all()
    console.print(envs.ours_table(environments))
    if arguments.no_peers:
        return
    results = measured_peers()
    for table in peer_tables(compare(games, results.figures)):
        console.print(table)
    try:
        python = environment.ensure()
        console.print(search.peers_table(searches, python))
        console.print(envs.peers_table(environments, python))
    except (environment.EnvironmentFailed, peers.PeerFailed) as error:
        results.problems.append(f"search and environments: {error}")
    for problem in results.problems:
        console.print(f"peers missing: {problem}", markup=False, highlight=False)


if __name__ == "__main__":
    main()
