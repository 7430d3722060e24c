/** The lines of a chart: per seat the points at which the score changed, and the last. */
export interface Curve {
  seat: number;
  points: [step: number, score: number][];
}

export function curves(scores: number[][]): Curve[] {
  const last = scores.length - 1;
  const seats = scores[0]?.length ?? 0;
  const changes = scores.map((row, step) => step === 0 || step === last || row.some((score, seat) => score !== scores[step - 1]?.[seat]));
  const steps = scores.map((_, step) => step).filter((step) => changes[step]);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: steps.map((step): [number, number] => [step, scores[step]?.[seat] ?? 0])
  }));
}

/** Round numbers for the vertical axis, about four of them. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const size = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((candidate) => span / candidate <= 5) ?? span / 4;
  const first = Math.floor(low / size) * size;
  return Array.from({ length: Math.ceil((high - first) / size) + 1 }, (_, i) => first + i * size);
}

/** Labels at the right edge, moved apart so that none covers another. */
export function spread(wanted: number[], least: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((i, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) placed[i] = Math.max(placed[i] ?? 0, (placed[above] ?? 0) + least);
  });
  return placed;
}
