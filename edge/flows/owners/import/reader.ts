import type { Encoding } from './encoding.ts';

/** A row of a CSV file (RFC 4180): its cells, or the reason why it has none. */
export type CsvRow =
  | { readonly cells: readonly string[]; readonly fault?: never }
  | { readonly cells?: never; readonly fault: 'open_quote' | 'too_long' };

/** Rows of a part of a file, and the bytes of the part that they took. */
export interface Rows {
  readonly rows: readonly CsvRow[];
  /** The byte at which each row ends. */
  readonly ends: readonly number[];
  readonly used: number;
  /** True when the last row goes on after the part: the rest of its line is left out. */
  readonly isCut: boolean;
}

/** What is known of a part of a file. */
interface Reading {
  /** Whether the file ends with this part. */
  readonly isLast: boolean;
  /** Whether the part begins within a row that was left out. */
  readonly isCut: boolean;
  readonly encoding?: Encoding;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

type Letters = Pick<TextDecoder, 'decode'>;

/**
 * Reads the rows that begin in a part of a file, without ever holding more than the part. A
 * row that does not end within it is a fault, and reading goes on at the next line: a quote that
 * never ends costs its own row, not the rest of the file.
 */
export function readRows(
  bytes: Uint8Array,
  delimiter: number,
  most: number,
  { isLast, isCut, encoding = 'utf-8' }: Reading,
): Rows {
  const text = new TextDecoder(encoding);
  let at = 0;
  if (isCut) {
    const next = lineAfter(bytes, 0, isLast);
    if (next === undefined)
      return { rows: [], ends: [], used: cutAt(bytes, isLast), isCut: !isLast };
    at = next;
  }
  const rows: CsvRow[] = [];
  const ends: number[] = [];
  while (rows.length < most && at < bytes.length) {
    const read = readRow(bytes, at, { delimiter, isLast, text });
    if (read.kind === 'row') {
      rows.push({ cells: read.cells });
      at = read.end;
      ends.push(at);
      continue;
    }
    // A row that begins late in the part is read again at the head of the next one.
    if (read.kind === 'unended' && !isLast && at > 0) break;
    const isQuoted = read.kind === 'bad' || read.inQuotes;
    rows.push({ fault: isQuoted ? 'open_quote' : 'too_long' });
    const next = lineAfter(bytes, at, isLast);
    at = next ?? cutAt(bytes, isLast);
    ends.push(at);
    if (next === undefined) return { rows, ends, used: at, isCut: !isLast };
  }
  return { rows, ends, used: at, isCut: false };
}

/** The place of the next line end of any kind; -1 where there is none. */
function lineEndAt(bytes: Uint8Array, from: number): number {
  const feed = bytes.indexOf(LINE_FEED, from);
  const line = feed === -1 ? bytes : bytes.subarray(0, feed);
  const carriage = line.indexOf(CARRIAGE_RETURN, from);
  return carriage === -1 ? feed : carriage;
}

/**
 * The place after the line that goes on at `from`; undefined where it goes on after the part. A
 * carriage return that ends the part is left to the next one, which sees whether a line feed follows.
 */
function lineAfter(bytes: Uint8Array, from: number, isLast: boolean): number | undefined {
  const at = lineEndAt(bytes, from);
  if (at === -1) return undefined;
  if (bytes[at] === LINE_FEED) return at + 1;
  if (at + 1 >= bytes.length && !isLast) return undefined;
  return at + (bytes[at + 1] === LINE_FEED ? 2 : 1);
}

/** The bytes of a part that belong to a row that is left out, and goes on after the part. */
function cutAt(bytes: Uint8Array, isLast: boolean): number {
  return !isLast && bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
}

type Read =
  | { readonly kind: 'row'; readonly cells: string[]; readonly end: number }
  | { readonly kind: 'bad' }
  | { readonly kind: 'unended'; readonly inQuotes: boolean };

function readRow(
  bytes: Uint8Array,
  start: number,
  { delimiter, isLast, text }: { delimiter: number; isLast: boolean; text: Letters },
): Read {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell =
      bytes[at] === QUOTE ? quoted(bytes, at + 1, text) : plain(bytes, at, delimiter, text);
    if (!cell) return { kind: 'unended', inQuotes: true };
    cells.push(cell.text);
    at = cell.end;
    if (at >= bytes.length) {
      return isLast ? { kind: 'row', cells, end: at } : { kind: 'unended', inQuotes: false };
    }
    if (bytes[at] === delimiter) at += 1;
    else if (bytes[at] === LINE_FEED) return { kind: 'row', cells, end: at + 1 };
    else if (bytes[at] === CARRIAGE_RETURN && at + 1 >= bytes.length && !isLast)
      return { kind: 'unended', inQuotes: false };
    else if (bytes[at] === CARRIAGE_RETURN)
      return { kind: 'row', cells, end: at + (bytes[at + 1] === LINE_FEED ? 2 : 1) };
    else return { kind: 'bad' };
  }
}

/** A cell without quotes, up to the delimiter or to the end of the line. */
function plain(bytes: Uint8Array, start: number, delimiter: number, text: Letters) {
  let end = start;
  while (end < bytes.length) {
    const byte = bytes[end];
    if (byte === delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN) break;
    end += 1;
  }
  return { text: text.decode(bytes.subarray(start, end)), end };
}

/** A cell in quotes, where two quotes stand for one; undefined where the quote does not end. */
function quoted(bytes: Uint8Array, start: number, text: Letters) {
  let end = bytes.indexOf(QUOTE, start);
  while (end !== -1 && bytes[end + 1] === QUOTE) end = bytes.indexOf(QUOTE, end + 2);
  if (end === -1) return undefined;
  return { text: text.decode(bytes.subarray(start, end)).replaceAll('""', '"'), end: end + 1 };
}

/** The sign between the cells of the first line: the one that stands there most often. */
export function delimiterOf(bytes: Uint8Array): number {
  const end = lineEndAt(bytes, 0);
  const first = bytes.subarray(0, Math.max(0, end) || bytes.length);
  const signs = [',', ';', '\t'].map((sign) => sign.charCodeAt(0));
  const count = (sign: number) => first.reduce((sum, byte) => sum + Number(byte === sign), 0);
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
