/** The commitment that belongs to a seed, worked out here; null where the browser has no cryptography (plain http). */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle || !/^([0-9a-f]{2})+$/i.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const all = new Uint8Array([...new TextEncoder().encode('fatcats shuffle '), ...bytes]);
  const digest = await crypto.subtle.digest('SHA-256', all);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
