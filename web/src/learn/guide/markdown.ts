/** A rules page in Markdown, as far as ours use it: headings, paragraphs, lists, tables, bold, italic, code, anchors. */
export type Piece = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string };
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'table' | 'quote';
  level: number;
  ids: string[];
  rows: Piece[][][]; // a table's rows of cells; all others have one row with one cell
  text: string; // plain
}

const ANCHOR = /<a id="([\w.-]+)"><\/a>/g;
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*(.+?)\*|_([^_]+)_(?=\W|$)|\[([^\]]+)\]\([^)]*\)/g;

export function read(markdown: string): Block[] {
  const blocks: Block[] = [];
  let table: string[] = [];
  let paragraph: string[] = [];
  const flush = (): void => {
    if (table.length > 0) blocks.push(tableOf(table));
    if (paragraph.length > 0) blocks.push(plain('text', 0, paragraph.join(' ')));
    table = [];
    paragraph = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('|')) {
      if (paragraph.length > 0) flush();
      table.push(line);
      continue;
    }
    const heading = /^(#{1,5}) (.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.) (.*)/.exec(line);
    if (heading || item || line.trim() === '' || line.startsWith('>')) flush();
    if (heading) blocks.push(plain('heading', heading[1]?.length ?? 1, heading[2] ?? ''));
    else if (item) blocks.push(plain('item', Math.floor((item[1]?.length ?? 0) / 2), item[2] ?? ''));
    else if (line.startsWith('>')) blocks.push(plain('quote', 0, line.slice(1).trim()));
    else if (line.trim() !== '') paragraph.push(line.trim());
  }
  flush();
  return blocks;
}

function plain(kind: Block['kind'], level: number, source: string): Block {
  const pieces = inline(source.replace(ANCHOR, ''));
  return { kind, level, ids: ids(source), rows: [[pieces]], text: textOf(pieces) };
}

function tableOf(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => inline(cell.replace(ANCHOR, '').trim())));
  return { kind: 'table', level: 0, ids: ids(lines.join('')), rows, text: rows.flat().map(textOf).join(' ') };
}

function ids(source: string): string[] {
  return [...source.matchAll(ANCHOR)].map((found) => found[1] ?? '');
}

export function inline(source: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of source.matchAll(INLINE)) {
    if (found.index > end) pieces.push({ kind: 'text', text: source.slice(end, found.index) });
    const [all, bold, code, italic, italic2, link] = found;
    if (bold !== undefined) pieces.push({ kind: 'bold', text: bold.replaceAll('`', '') });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: link === undefined ? 'italic' : 'text', text: link ?? italic ?? italic2 ?? '' });
    end = found.index + all.length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

function textOf(pieces: Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}
