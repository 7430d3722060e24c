/** The first ten digits of a commitment, as a banknote would print them. */
export function serial(commitment: string): string {
  const digits = commitment.toUpperCase().slice(0, 10);
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`;
}
