/** What the shell shows anyway, and so the plain board need not. */
const SHOWN_ELSEWHERE = new Set(['viewer', 'asked', 'legal', 'is_over', 'step']);

/** The view without what stands elsewhere or says nothing. */
export function plain(view: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(view ?? {}).filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && !isEmpty(value))
  );
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** `is_active` reads "active", `last_status` "last status". */
export function heading(name: string): string {
  return name.replace(/^is_/, '').replaceAll('_', ' ');
}

export type Row = Record<string, unknown>;

/** A list of records is a table: its columns are those that say something somewhere. */
export function columns(rows: Row[]): string[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter((name) => rows.some((row) => !isEmpty(row[name])));
}

export function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTable(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** A small record or list in a line: "6 ×3, Bump". */
export function brief(value: unknown): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map(brief).join(', ');
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, part]) => (typeof part === 'number' ? `${heading(name)} ×${part}` : `${heading(name)}: ${brief(part)}`))
      .join(', ');
  }
  return String(value);
}
