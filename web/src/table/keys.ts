/** Keys of the table: U undo, H hint, L log, C chat, R rules, Escape lets go. Digits go to the options (see Dock). */
const COMMANDS: Record<string, string> = { u: 'undo', h: 'hint', l: 'log', c: 'chat', r: 'rules', escape: 'close' };

interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function keyOf(event: Stroke): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return COMMANDS[event.key.toLowerCase()] ?? null;
}

/** The number of the option that a digit stands for, from 0; null for other keys. */
export function digitOf(event: Stroke): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
}

export function isTyping(event: Event): boolean {
  const target = event.target;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
