/** What the seats of the table on this page look like: colours, numbered from 1, each with its shape, so that colour is
 * never alone; and the level of the bot that plays there, if one does. */
export const COLOURS = 8;

interface Look {
  kind?: string;
  colour?: number;
  level?: string;
  stand_in?: string;
}

let shown = $state.raw<Look[]>([]);

/** The table on this page has these, by seat. */
export function showSeats(seats: Look[]): void {
  shown = seats;
}

/** Of the bot that plays in this seat now; empty for a person. */
export function levelOf(seat: number): string {
  const look = shown[seat];
  return look?.kind === 'bot' ? (look.level ?? 'casual') : (look?.stand_in ?? '');
}

export function colourOf(seat: number): number {
  return shown[seat]?.colour || (seat % COLOURS) + 1;
}

/** What seats will have if people ask for these (0: for none), as the server gives them out. */
export function givenOut(wanted: number[]): number[] {
  const given = [...wanted];
  wanted.forEach((colour, seat) => {
    if (!colour && seat < COLOURS && !given.includes(seat + 1)) given[seat] = seat + 1;
  });
  const free = Array.from({ length: COLOURS }, (_, i) => i + 1).filter((colour) => !given.includes(colour));
  return given.map((colour, seat) => colour || (free.shift() ?? (seat % COLOURS) + 1));
}
