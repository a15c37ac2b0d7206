import { WALLET_COUNTED, type WalletEvent } from '../../../shared/rules/wallet-entries.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing } from '../../db/sql.ts';

/** What is read of one wallet. Its parts are the accounts `{owner}:locked`, `:open` and `:paying`. */

/** A wallet of a network: `person:{account}` or `store:{id}`, in one currency. */
export interface WalletKey {
  readonly network: string;
  readonly owner: string;
  readonly currency: string;
}

/** The balances of a wallet, in minor units. */
export interface WalletRow {
  locked: number;
  open: number;
  paying: number;
  /** What came into the open part after the last cut-off, besides cash-outs that were given up. */
  since: number;
}

export function findWallet(
  { network, owner, currency }: WalletKey,
  cutoff: number,
): Statement<WalletRow> {
  const of = (part: string) => sql`coalesce((SELECT credits - debits FROM ledger_account
    WHERE network_id = ${network} AND currency = ${currency} AND name = ${`${owner}:${part}`}), 0)`;
  return sql<WalletRow>`SELECT ${of('locked')} AS locked, ${of('open')} AS open,
    ${of('paying')} AS paying, coalesce((SELECT sum(amount) FROM ledger_posting
      WHERE credit = ${`${owner}:open`} AND network_id = ${network} AND currency = ${currency}
        AND posted_at > ${cutoff} AND cause NOT LIKE 'cashout%'), 0) AS since`;
}

/** The currencies in which somebody has a wallet in a network. */
export function listCurrencies(network: string, owner: string): Statement<{ currency: string }> {
  const names = JSON.stringify([`${owner}:locked`, `${owner}:open`]);
  return sql<{ currency: string }>`SELECT DISTINCT currency FROM ledger_account
    WHERE network_id = ${network} AND name IN (SELECT value FROM json_each(${names}))
    ORDER BY currency`;
}

/** The name and currency of a network's root store, and its country, whose midnight counts. */
export function findNetwork(
  network: string,
): Statement<Pick<CellTables['store'], 'name' | 'country' | 'currency'>> {
  return sql<
    Pick<CellTables['store'], 'name' | 'country' | 'currency'>
  >`SELECT name, country, currency
    FROM store WHERE id = ${network}`;
}

/** Which entries of a wallet. */
export interface EntriesOf {
  readonly event?: WalletEvent | undefined;
  /** Milliseconds UTC; the end is exclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface EntryRow extends Pick<
  CellTables['ledger_posting'],
  'n' | 'cause' | 'posted_at' | 'amount' | 'order_id'
> {
  number: string | null;
  /** 1 where the money came into the wallet, -1 where it left, 0 where it moved within it. */
  way: number;
}

/**
 * The entries of a wallet, the latest first. Each of its accounts is read on either side by its own
 * index, so that a page costs the same beside a million entries.
 */
export function listEntries(
  key: WalletKey,
  which: EntriesOf,
  page: { readonly offset: number; readonly limit: number },
): Statement<EntryRow> {
  const most = page.offset + page.limit;
  return sql<EntryRow>`SELECT e.n, e.cause, e.posted_at, e.amount, e.order_id, o.number, e.way
    FROM (SELECT n, cause, posted_at, amount, order_id, sum(way) AS way
      FROM (${sides(key, which, most)}) GROUP BY n
      ORDER BY posted_at DESC, n DESC LIMIT ${page.limit} OFFSET ${page.offset}) e
    LEFT JOIN purchase_order o ON o.id = e.order_id ORDER BY e.posted_at DESC, e.n DESC`;
}

/** How many entries there are, up to one more than are counted. */
export function countEntries(key: WalletKey, which: EntriesOf): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(DISTINCT n) AS n
    FROM (${sides(key, which, WALLET_COUNTED)})`;
}

/** The latest entries of each account of a wallet on either side; one within the wallet stands twice. */
function sides(key: WalletKey, which: EntriesOf, most: number): Statement {
  const [locked, open] = [`${key.owner}:locked`, `${key.owner}:open`];
  const rest = restOf(key, which);
  const columns = sql`n, cause, posted_at, amount, order_id`;
  return sql`SELECT * FROM (SELECT ${columns}, 1 AS way FROM ledger_posting
      WHERE credit = ${locked} ${rest} ORDER BY posted_at DESC, n DESC LIMIT ${most})
    UNION ALL SELECT * FROM (SELECT ${columns}, 1 FROM ledger_posting
      WHERE credit = ${open} ${rest} ORDER BY posted_at DESC, n DESC LIMIT ${most})
    UNION ALL SELECT * FROM (SELECT ${columns}, -1 FROM ledger_posting
      WHERE debit = ${locked} ${rest} ORDER BY posted_at DESC, n DESC LIMIT ${most})
    UNION ALL SELECT * FROM (SELECT ${columns}, -1 FROM ledger_posting
      WHERE debit = ${open} ${rest} ORDER BY posted_at DESC, n DESC LIMIT ${most})`;
}

function restOf({ network, currency }: WalletKey, { event, from, to }: EntriesOf): Statement {
  const named =
    event === undefined ? nothing : sql`AND substr(cause, 1, ${event.length + 1}) = ${`${event}:`}`;
  const after = from === undefined ? nothing : sql`AND posted_at >= ${from}`;
  const before = to === undefined ? nothing : sql`AND posted_at < ${to}`;
  return sql`AND network_id = ${network} AND currency = ${currency} ${named} ${after} ${before}`;
}

/** A sale by which its seller earned nothing. */
export interface UnearnedRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'created_at'
> {
  reason: string;
}

/** The latest sales in a network by which an account earned nothing. */
export function listUnearned(
  network: string,
  seller: string,
  limit: number,
): Statement<UnearnedRow> {
  return sql<UnearnedRow>`SELECT o.id, o.number, o.created_at, min(t.reason) AS reason
    FROM line_terms t JOIN purchase_order o ON o.id = t.order_id JOIN store s ON s.id = o.store_id
    WHERE t.seller = ${seller} AND t.reason IN ('own_purchase', 'own_goods', 'paused', 'no_rates')
      AND coalesce(s.root_id, s.id) = ${network}
    GROUP BY o.id ORDER BY o.created_at DESC, o.id LIMIT ${limit}`;
}

/** Where a read of a statement goes on. */
export interface After {
  readonly at: number;
  readonly n: number;
}

/** The entries of a wallet within a time, the oldest first, after one. */
export function listFrom(
  key: WalletKey,
  { from, to }: { readonly from: number; readonly to: number },
  after: After,
  limit: number,
): Statement<EntryRow> {
  const [locked, open] = [`${key.owner}:locked`, `${key.owner}:open`];
  const rest = sql`${restOf(key, { from, to })} AND (posted_at, n) > (${after.at}, ${after.n})
    ORDER BY posted_at, n LIMIT ${limit}`;
  const columns = sql`n, cause, posted_at, amount, order_id`;
  return sql<EntryRow>`SELECT e.n, e.cause, e.posted_at, e.amount, e.order_id, o.number, e.way
    FROM (SELECT n, cause, posted_at, amount, order_id, sum(way) AS way FROM (
        SELECT * FROM (SELECT ${columns}, 1 AS way FROM ledger_posting
          WHERE credit = ${locked} ${rest})
        UNION ALL SELECT * FROM (SELECT ${columns}, 1 FROM ledger_posting
          WHERE credit = ${open} ${rest})
        UNION ALL SELECT * FROM (SELECT ${columns}, -1 FROM ledger_posting
          WHERE debit = ${locked} ${rest})
        UNION ALL SELECT * FROM (SELECT ${columns}, -1 FROM ledger_posting
          WHERE debit = ${open} ${rest}))
      GROUP BY n ORDER BY posted_at, n LIMIT ${limit}) e
    LEFT JOIN purchase_order o ON o.id = e.order_id ORDER BY e.posted_at, e.n`;
}

/** What a kind of entries of a wallet brought or took within a time. */
export interface SumRow {
  /** The cause without what it is about. */
  event: string;
  n: number;
  amount: number;
}

/** The sums of a wallet's entries within a time, by their kind. */
export function listSums(
  key: WalletKey,
  span: { readonly from: number; readonly to: number },
): Statement<SumRow> {
  const [locked, open] = [`${key.owner}:locked`, `${key.owner}:open`];
  const rest = restOf(key, span);
  const columns = sql`n, substr(cause, 1, instr(cause, ':') - 1) AS event, amount`;
  return sql<SumRow>`SELECT event, count(DISTINCT n) AS n, sum(amount * way) AS amount FROM (
      SELECT ${columns}, 1 AS way FROM ledger_posting WHERE credit = ${locked} ${rest}
      UNION ALL SELECT ${columns}, 1 FROM ledger_posting WHERE credit = ${open} ${rest}
      UNION ALL SELECT ${columns}, -1 FROM ledger_posting WHERE debit = ${locked} ${rest}
      UNION ALL SELECT ${columns}, -1 FROM ledger_posting WHERE debit = ${open} ${rest})
    GROUP BY event ORDER BY min(n)`;
}
