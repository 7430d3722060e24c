/** The rosette of a rank: r(t) = R · (1 − a + a · cos(n·t)), drawn twelve times, each a little smaller. */
const RINGS = 12;
const cache = new Map<number, string[]>();

export function rosette(petals: number): string[] {
  const known = cache.get(petals);
  if (known) return known;
  const made = Array.from({ length: RINGS }, (_, ring) => path(petals, 47 - 1.2 * ring, (petals === 1 ? 0.33 : 0.3) + 0.01 * ring));
  cache.set(petals, made);
  return made;
}

function path(petals: number, radius: number, depth: number): string {
  const points = Math.max(72, petals * 16);
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    const r = radius * (1 - depth + depth * Math.cos(petals * angle));
    return `${(50 + r * Math.sin(angle)).toFixed(1)} ${(50 - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
