import type { Statement } from '../../db/cell-sql.ts';
import { unaskedCashouts, unansweredCashouts, unlikeCashouts } from './audit-cashout-statements.ts';
import {
  unaskedSettled,
  unlikeCleared,
  unlikeClearedDisputes,
  unlikeSettled,
} from './audit-settlement-statements.ts';
import { alteredSettlements } from './audit-settlements.ts';
import { postedTests } from './audit-test-statements.ts';
import { unlikeShares } from './audit-shares.ts';
import {
  beyondPaid,
  findLastBefore,
  findSeal,
  listPostings,
  listSeals,
  unaskedRefunds,
  unlikeDisputes,
  unlikeLocks,
  unlikeOrders,
  unlikePayments,
  unlikeRefunds,
  unlikeSums,
  type DifferenceRow,
  type NewSeal,
  type SealedRow,
  type Span,
} from './audit-statements.ts';

/** The reads of one cell: a request's database, or the operator's. */
export interface Books {
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/** A difference between the books and the rows that prove them. */
export interface Difference extends DifferenceRow {
  /** The comparison that found it. */
  readonly of:
    | 'balances'
    | 'payments'
    | 'refunds'
    | 'disputes'
    | 'orders'
    | 'locks'
    | 'shares'
    | 'cashouts'
    | 'settlements'
    | 'tests'
    | 'seals';
}

/** What an audit found in a network's books. */
export interface Audit {
  readonly network: string;
  readonly differences: readonly Difference[];
  /** What can be sealed: the postings before today; undefined where there is none, or a difference. */
  readonly seal: NewSeal | undefined;
}

const DAY_MS = 24 * 60 * 60_000;
/** Postings of one read, and of one link of a digest. */
const LINK = 1_000;

/** How much is audited: what came after the last sealed day, or everything with the seals' digests. */
export type Extent = 'unsealed' | 'whole';

/**
 * Compares a network's books with the rows that prove them: kept balances with the sums of their postings,
 * postings with payments, refunds, disputes and orders, locked money with its orders, shares with their lines, cash-outs with
 * their states and what banks answered, tests with nothing at all, providers' reports with what the books cleared by them. Every posting moves one amount from an
 * account to another, so that each event sums to zero by its form.
 * @param now milliseconds since the epoch; postings of its day (UTC) are compared but not sealed
 */
export async function audit(
  books: Books,
  network: string,
  { extent, now }: { readonly extent: Extent; readonly now: number },
): Promise<Audit> {
  const [sealed] = await books.read(findSeal(network));
  const isWhole = extent === 'whole' || sealed === undefined;
  const span: Span = isWhole
    ? { network, after: 0, since: 0 }
    : { network, after: sealed.last_n, since: startOfDay(sealed.sealed_at) };
  const found = await Promise.all([
    differences(books, 'balances', unlikeSums(span)),
    differences(books, 'payments', unlikePayments(span)),
    differences(books, 'refunds', unlikeRefunds(span)),
    differences(books, 'refunds', beyondPaid(span)),
    differences(books, 'refunds', unaskedRefunds(span)),
    differences(books, 'disputes', unlikeDisputes(span)),
    differences(books, 'orders', unlikeOrders(span)),
    differences(books, 'locks', unlikeLocks(span)),
    differences(books, 'tests', postedTests(span)),
    differences(books, 'cashouts', unlikeCashouts(span)),
    differences(books, 'cashouts', unansweredCashouts(span)),
    differences(books, 'cashouts', unaskedCashouts(span)),
    differences(books, 'settlements', unlikeSettled(span)),
    differences(books, 'settlements', unlikeCleared(span)),
    differences(books, 'settlements', unlikeClearedDisputes(span)),
    differences(books, 'settlements', unaskedSettled(span)),
    alteredSettlements(books, span).then((rows) =>
      rows.map((row): Difference => ({ of: 'settlements', ...row })),
    ),
    unlikeShares(books, network, span.after).then((rows) =>
      rows.map((row): Difference => ({ of: 'shares', ...row })),
    ),
  ]);
  const broken = extent === 'whole' ? await brokenSeals(books, network) : [];
  const all = [...found.flat(), ...broken];
  const unsealed = { ...span, after: sealed?.last_n ?? 0 };
  return {
    network,
    differences: all,
    seal: all.length === 0 ? await nextSeal(books, unsealed, sealed?.digest ?? '', now) : undefined,
  };
}

async function differences(
  books: Books,
  of: Difference['of'],
  statement: Statement<DifferenceRow>,
): Promise<Difference[]> {
  return (await books.read(statement)).map((row) => ({ of, ...row }));
}

/** The seal over the postings of the days before today. */
async function nextSeal(
  books: Books,
  span: Span,
  before: string,
  now: number,
): Promise<NewSeal | undefined> {
  const { network, after } = span;
  const [found] = await books.read(findLastBefore(span, startOfDay(now)));
  const last = found?.last ?? 0;
  if (last <= after) return undefined;
  return { network, after, last, ...(await digestOf(books, { network, after, last }, before)) };
}

/** The seals whose postings are not as they were sealed. Numbers of postings stand for amounts. */
async function brokenSeals(books: Books, network: string): Promise<Difference[]> {
  const broken: Difference[] = [];
  let after = 0;
  let before = '';
  for (const { last_n: last, postings, digest } of await books.read(listSeals(network))) {
    const found = await digestOf(books, { network, after, last }, before);
    if (found.digest !== digest) {
      const subject = `postings ${after + 1} to ${last}`;
      broken.push({ of: 'seals', subject, kept: postings, proved: found.postings });
    }
    after = last;
    before = digest;
  }
  return broken;
}

/**
 * SHA-256 over the digest before and the postings, in links of a thousand: each link's digest is over the link
 * before and its rows.
 */
async function digestOf(
  books: Books,
  {
    network,
    after,
    last,
  }: { readonly network: string; readonly after: number; readonly last: number },
  before: string,
): Promise<{ readonly digest: string; readonly postings: number }> {
  let digest = before;
  let postings = 0;
  for (let from = after; from < last;) {
    const rows = await books.read(listPostings(network, { after: from, last, limit: LINK }));
    if (rows.length === 0) break;
    digest = await sha256([digest, ...rows.map(lineOf)].join('\n'));
    postings += rows.length;
    from = rows.at(-1)?.n ?? last;
  }
  return { digest, postings };
}

function lineOf(row: SealedRow): string {
  const { cause, line, currency, debit, credit, amount, order_id: order, posted_at: at } = row;
  return JSON.stringify([cause, line, currency, debit, credit, amount, order, at]);
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Midnight (UTC) before a time. */
export function startOfDay(time: number): number {
  return time - (time % DAY_MS);
}
