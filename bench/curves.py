"""Draws docs/envs/curves/*.svg from the learning curves there, one for each environment: `python -m bench.curves`"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CURVES = Path(__file__).parent.parent / "docs" / "envs" / "curves"
WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 56, 52
COLOURS = {"dmc": "#1f6f54", "ppo": "#a8481f"}
NAMES = {"dmc": "DMC (fatcats train)", "ppo": "PPO (examples/ppo.py)"}
STEP = 5  # per cent between lines


@dataclass(frozen=True)
class Curve:
    heading: dict[str, Any]
    points: list[dict[str, Any]]

    @classmethod
    def read(cls, path: Path) -> Curve:
        heading, *points = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return cls(heading, points)

    @property
    def minutes(self) -> float:
        return float(self.points[-1]["seconds"]) / 60


def picture(curves: list[Curve]) -> str:
    """Wins among heuristics over minutes, with 95 % intervals, and what would be fair."""
    first = curves[0].heading
    fair = 100 / first["seats"]
    longest = max(curve.minutes for curve in curves)
    highest = max(100 * point["heuristic"]["high"] for curve in curves for point in curve.points)
    top = STEP * (int(max(highest, fair) / STEP) + 1)

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / top, 1)

    options = "".join(f", {name}={value}" for name, value in told_options(first).items())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>',
        f'<text x="{LEFT}" y="20" font-size="14" font-weight="600">{first["game"]}, {first["seats"]} seats{options}: '
        "games won among heuristics</text>",
    ]
    for share in range(0, top + 1, STEP if top <= 60 else 20):
        lines.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="#ddd8cc"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share} %</text>')
    for quarter in range(5):
        at = longest * quarter / 4
        lines.append(f'<text x="{x(at)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{at:.1f}</text>')
    lines.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">minutes of training, tests included</text>'
    )
    lines.append(f'<path d="M{LEFT} {y(fair)}H{WIDTH - RIGHT}" stroke="#555" stroke-dasharray="5 4"/>')
    lines.append(f'<text x="{LEFT + 4}" y="{y(fair) - 5}" fill="#555">fair</text>')
    for number, curve in enumerate(curves):
        lines += drawn(curve, number, x, y)
    return "\n".join([*lines, "</svg>"]) + "\n"


def told_options(heading: dict[str, Any]) -> dict[str, Any]:
    """Those that the name of the environment does not say."""
    return {name: heading["options"][name] for name in ("games", "level") if name in heading["options"]}


def drawn(curve: Curve, number: int, x: Any, y: Any) -> list[str]:
    method = str(curve.heading["method"])
    colour = COLOURS[method]
    shown = [(x(point["seconds"] / 60), point["heuristic"]) for point in curve.points]
    above = [f"{at} {y(100 * won['high'])}" for at, won in shown]
    below = [f"{at} {y(100 * won['low'])}" for at, won in reversed(shown)]
    middle = [f"{at} {y(100 * won['won'])}" for at, won in shown]
    words = f"{NAMES[method]}, seed {curve.heading['seed']}: {curve.points[-1]['games']:,} games"
    return [
        f'<path d="M{"L".join(above + below)}Z" fill="{colour}" fill-opacity=".15"/>',
        f'<path d="M{"L".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text x="{LEFT + 272 * number}" y="40" fill="{colour}">{words}</text>',
    ]


def pictures() -> dict[str, str]:
    """By the name of the environment."""
    found: dict[str, list[Curve]] = {}
    for path in sorted(CURVES.glob("*.jsonl")):
        found.setdefault(path.stem.rpartition("-")[0], []).append(Curve.read(path))
    return {name: picture(curves) for name, curves in found.items()}


def main() -> None:
    for name, text in pictures().items():
        (CURVES / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
