/**
 * The clause pages as players need them: what holds at this table. Left out are where a clause comes from, rulings and
 * their history, worked examples, invariants and tables of options: they are for those who work on the rules.
 */
import { hasPuppets, hasSpace, hasTrouble, level } from '../setting';
import type { Setting } from '../types';
import { read, type Block, type Piece } from './markdown';

const KEPT = /^(Components|Rules)$/;
const LEFT_OUT = /^(Options\b|Public sources|Inventory|Parts of the expansion|Numbers used)/;
const FOR_EDITORS = /invariant|conservation|\bruling\b|`?seed`?\b|\bsources?\b/i;
const COLUMNS = /source|ruling|^see$/i;
const CELL = /^(seed|ruling|public)\b/;
const ORIGIN = /\s*\[(?:seed|ruling|public|[A-Z]{2}-R\d+)[^\]]*\]/g;
const ASIDE = /\s*\((?:software: [^)]*|ruling [^)]*|option `[^)]*)\)/g;
const VARIANT = /\s*\[`(\w+)` = `?([\w.]+)`?: ([^\]]*)\]/g;
const ONLY_WITH = /^With (\w+)=([\w.]+)/;
const TAG = /\s*\[(?:2P|L\d|Level 4|Space Program|Troublemakers|Two players|Both modules)[^\]]*\]\s*/g;
const CLAUSE = /^[A-Z]{2}-\d+\.\d+$/;
const REFERENCE = /\s*\([^()]*\b[A-Z]{2}-R?\d+[^()]*\)/g;

export interface Clause {
  id: string;
  text: string;
}

/** The page without what is for editors, each clause as it reads at this table; what does not apply is left out. */
export function pageFor(markdown: string, setting: Setting): Block[] {
  return walk(markdown, setting).filter(({ applies }) => applies).map(({ block }) => block);
}

/** All clauses, and whether they apply at this table. */
export function clausesOf(markdown: string, setting: Setting): (Clause & { applies: boolean })[] {
  return walk(markdown, setting).flatMap(({ block, applies }) => {
    const id = block.ids[0] ?? '';
    return CLAUSE.test(id) ? [{ id, text: plain(block.text, id), applies }] : [];
  });
}

function plain(text: string, id: string): string {
  return text.replace(id, '').replace(REFERENCE, '').trim();
}

interface Walked {
  block: Block;
  applies: boolean;
}

function walk(markdown: string, setting: Setting): Walked[] {
  const walked: Walked[] = [];
  let isKept = false;
  let isSkipped = false;
  let isFor = true;
  for (const block of read(prepared(markdown, setting))) {
    if (block.kind === 'heading') {
      if (block.level <= 2) isKept = KEPT.test(block.text);
      isSkipped = block.level > 2 && LEFT_OUT.test(block.text.replace(/^[A-Z]?\d+\.? /, ''));
      isFor = fits(block.text, setting) && fitsModule(block.text, setting);
      if (isKept && !isSkipped && block.level > 2) walked.push({ block: bare(block), applies: isFor });
      continue;
    }
    if (!isKept || isSkipped || (FOR_EDITORS.test(block.text) && block.kind !== 'table')) continue;
    walked.push({ block: block.kind === 'table' ? withoutColumns(block) : bare(block), applies: isFor && fits(tagsOf(block), setting) && fitsOption(block, setting) });
  }
  return walked;
}

/** Variants that the table plays are written out, all others are gone; and so is where a clause comes from. */
function prepared(markdown: string, setting: Setting): string {
  return markdown
    .replace(VARIANT, (_, option: string, value: string, text: string) => (String(setting.options[option]) === value ? ` At this table: ${text}.` : ''))
    .replace(ORIGIN, '')
    .replace(ASIDE, '');
}

/** What stands in brackets before the sentence. */
function tagsOf(block: Block): string {
  return /^(?:[A-Z]{2}-\d+\.\d+\s*)?((?:\[[^\]]*\]\s*)+)/.exec(block.text)?.[1] ?? '';
}

function fits(tags: string, setting: Setting): boolean {
  const [, least, plus] = /\[(?:2P, )?L(\d)(\+?)\]/.exec(tags) ?? [];
  if (least && (plus ? level(setting) < Number(least) : level(setting) !== Number(least))) return false;
  if (/\[(2P|Two players)/.test(tags) && !hasPuppets(setting)) return false;
  if (/\[Level 4\]/.test(tags) && level(setting) < 4) return false;
  if (/\[Space Program\]/.test(tags) && !hasSpace(setting)) return false;
  if (/\[Troublemakers\]/.test(tags) && !hasTrouble(setting)) return false;
  return !/\[Both modules\]/.test(tags) || (hasSpace(setting) && hasTrouble(setting));
}

/** Sections of the expansion's page belong to one of its modules, or to both. */
function fitsModule(heading: string, setting: Setting): boolean {
  if (/Space Program|Revolution cards \(21\)/.test(heading)) return /Space/.test(heading) ? hasSpace(setting) : hasTrouble(setting);
  if (/Troublemaker|Fix a Crisis|^\d+\. Declare|Declared Revolutionary|Revolution cards/.test(heading)) return hasTrouble(setting);
  if (/Modules and common/.test(heading)) return hasSpace(setting) || hasTrouble(setting);
  return true;
}

function fitsOption(block: Block, setting: Setting): boolean {
  const [, option, value] = ONLY_WITH.exec(block.text.replace(/^[A-Z]{2}-\d+\.\d+\s*/, '').replace(/^(?:\[[^\]]*\]\s*)+/, '')) ?? [];
  return option === undefined || !(option in setting.options) || String(setting.options[option]) === value;
}

/** Without the tags of Levels and modules, which have done their work. */
function bare(block: Block): Block {
  const strip = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(TAG, ' ').replace(/ (?=[.,;:])/g, '') });
  const rows = block.rows.map((row) => row.map((cell) => cell.map(strip)));
  return { ...block, rows, text: rows.flat(2).map((piece) => piece.text).join('').trim() };
}

function withoutColumns(block: Block): Block {
  const [head = [], ...rows] = block.rows;
  const isShown = head.map((cell, i) => !COLUMNS.test(textOf(cell)) && !rows.some((row) => CELL.test(textOf(row[i] ?? []))));
  const strip = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(/\s*\((?:seed|ruling|invented)[^)]*\)/g, '') });
  return { ...block, rows: block.rows.map((row) => row.filter((_, i) => isShown[i] ?? true).map((cell) => cell.map(strip))) };
}

function textOf(cell: Piece[]): string {
  return cell.map((piece) => piece.text).join('').trim();
}
