/** Colours of the seats, numbered from 1; each has its shape, so that colour is never alone. */
export const COLOURS = 8;

let shown = $state.raw<number[]>([]);

/** The table on this page has these, by seat. */
export function showColours(seats: { colour?: number }[]): void {
  shown = seats.map((seat) => seat.colour ?? 0);
}

export function colourOf(seat: number): number {
  return shown[seat] || (seat % COLOURS) + 1;
}

/** What seats will have if people wish for these (0: no wish), as the server gives them out. */
export function givenOut(wishes: number[]): number[] {
  const given = [...wishes];
  wishes.forEach((wish, seat) => {
    if (!wish && seat < COLOURS && !given.includes(seat + 1)) given[seat] = seat + 1;
  });
  const free = Array.from({ length: COLOURS }, (_, i) => i + 1).filter((colour) => !given.includes(colour));
  return given.map((colour, seat) => colour || (free.shift() ?? (seat % COLOURS) + 1));
}
