import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { walletEvents, type WalletEvent } from '../../../shared/rules/wallet-entries.ts';
import type { MonthOf } from '../../flows/wallets/statement.ts';
import { lineBetween, textAt, widthOf, writePdf, type Font } from './document.ts';

/** Entries that a statement's document shows; its CSV file has all. */
export const SHEET_ENTRIES = 1_000;

/** As wide as A4 and as high as US Letter, in points: it fits on both. */
const PAGE = { width: 595, height: 792 };
const MARGIN = 48;
const END = PAGE.width - MARGIN;
const BOTTOM = 60;
/** The left edges of an entry's kind, and of its order. */
const EVENT = MARGIN + 120;
const ORDER = EVENT + 150;

/** The words that a sheet shares with the page of the wallet. */
interface SheetWords {
  readonly title: string;
  readonly events: Readonly<Record<WalletEvent, string>>;
  readonly sheet: Readonly<
    Record<'sums' | 'entries' | 'total' | 'freed' | 'more' | 'none', string>
  >;
}

/** A month of a wallet. */
export interface SheetOf extends MonthOf {
  /** `YYYY-MM`. */
  readonly month: string;
}

/** A month of a wallet to print: its sums by kind, and its first entries. */
export function statementSheet(
  { month, network, currency, country, sums, rows }: SheetOf,
  t: SheetWords,
  tag: string,
): Uint8Array<ArrayBuffer> {
  const pages: string[][] = [];
  let y = 0;
  const turn = () => {
    pages.push([]);
    y = PAGE.height - MARGIN;
  };
  const put = (x: number, size: number, font: Font, text: string) =>
    pages.at(-1)?.push(textAt({ x, y }, size, font, text));
  const putEnd = (size: number, font: Font, text: string) =>
    put(END - widthOf(text, size, font), size, font, text);
  const rule = () => {
    pages.at(-1)?.push(lineBetween({ x: MARGIN, y: y + 4 }, { x: END, y: y + 4 }));
    y -= 14;
  };
  const money = (minor: number) => formatMoney(minor, currency, tag);
  const isKnown = (event: string): event is WalletEvent =>
    walletEvents.some((one) => one === event);
  const eventOf = (event: string) => (isKnown(event) ? t.events[event] : event);
  const time = dateTimeFormat(tag, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  });
  const name = dateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  turn();
  const title = `${t.title} ${currency} · ${name.format(new Date(`${month}-15T00:00:00Z`))}`;
  put(MARGIN, 18, 'bold', title);
  y -= 18;
  put(MARGIN, 10, 'regular', network);
  y -= 24;
  put(MARGIN, 12, 'bold', t.sheet.sums);
  y -= 10;
  rule();
  if (sums.length === 0) {
    put(MARGIN, 10, 'regular', t.sheet.none);
    y -= 15;
  }
  for (const { event, n, amount } of sums) {
    put(MARGIN, 10, 'regular', `${eventOf(event)} (${n})`);
    putEnd(10, 'regular', event === 'unlocked' ? t.sheet.freed : money(amount));
    y -= 15;
  }
  rule();
  put(MARGIN, 10, 'bold', t.sheet.total);
  putEnd(10, 'bold', money(sums.reduce((all, { amount }) => all + amount, 0)));
  y -= 28;
  put(MARGIN, 12, 'bold', t.sheet.entries);
  y -= 10;
  rule();
  for (const { cause, posted_at: at, amount, way, number } of rows) {
    if (y < BOTTOM) turn();
    const event = cause.slice(0, cause.indexOf(':'));
    put(MARGIN, 9, 'regular', time.format(new Date(at)));
    put(EVENT, 9, 'regular', eventOf(event));
    put(ORDER, 9, 'regular', number ?? '');
    putEnd(9, 'regular', money(way < 0 ? -amount : amount));
    y -= 13;
  }
  if (rows.length === SHEET_ENTRIES) {
    if (y < BOTTOM) turn();
    put(MARGIN, 9, 'bold', fill(t.sheet.more, { count: SHEET_ENTRIES }));
  }
  return writePdf(
    title,
    PAGE,
    pages.map((operators) => operators.join('\n')),
  );
}
