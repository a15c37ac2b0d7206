import type { ExchangedLine } from '../../../shared/rules/exchanges.ts';
import type { ReturnedUnits } from '../../../shared/rules/returns.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

/** What buyers want in place of money for what they return, and what was sent of it. */

/** A line of a return to open. */
export interface NewLine extends ReturnedUnits {
  /** The variant that an exchange had brought; null for the one that was sold. */
  readonly from?: string | null;
  /** The variant that is wanted in place of money. */
  readonly wants?: { readonly sku: string; readonly variant: string };
}

/** What a returned line `l` of a return `q` is exchanged for, as JSON; null for money. */
export const exchangeColumn = raw(`iif(l.exchange IS NULL, NULL, json_object('state', l.exchange,
  'sku', l.wanted_sku, 'variant', l.wanted_variant, 'units', l.exchange_units))`);

/** The variant that comes back by it, where an exchange had brought that one, as JSON. */
export const fromColumn = raw(`(SELECT json_object('sku', e.wanted_sku, 'variant', e.wanted_variant)
  FROM return_request f JOIN return_line e ON e.return_id = f.id AND e.line = l.line
  WHERE f.order_id = q.order_id AND e.wanted_sku = l.from_sku AND e.exchange = 'sent' LIMIT 1)`);

/** When an order `o` was received: with what was sent in exchange, its buyer's time begins as that return is closed. */
export const received = raw(`coalesce((SELECT max(e.closed_at) FROM return_request e
  WHERE e.order_id = o.id AND e.sent_at IS NOT NULL), o.received_at)`);
export const receivedAt = raw(`${received.text} AS received_at`);

/** True while the exchanges of a return stand as they were read. */
export function areAsRead(id: string, lines: readonly ExchangedLine[]): Statement {
  return sql`(SELECT count(*) FROM return_line r
      JOIN json_each(${JSON.stringify(lines)}) j ON r.line = j.value ->> 'line'
      WHERE r.return_id = ${id} AND r.exchange = j.value ->> 'state'
        AND r.exchange_units = j.value ->> 'units') = ${lines.length}`;
}

/** True unless the goods of a return came back, and what they are exchanged for waits to be sent. */
export function mayClose(id: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM return_request q JOIN return_line r ON r.return_id = q.id
    WHERE q.id = ${id} AND q.inspected_at IS NOT NULL AND r.exchange = 'kept')`;
}

/** Keeps how far the exchanges of a return have come. */
export function keepExchanges(id: string, lines: readonly ExchangedLine[]): Statement {
  return sql`UPDATE return_line SET exchange = j.value ->> 'state', exchange_units = j.value ->> 'units'
    FROM json_each(${JSON.stringify(lines)}) j
    WHERE return_line.return_id = ${id} AND return_line.line = j.value ->> 'line'`;
}

/** The parcel of what is sent in exchange. */
export type NewParcel = Pick<
  CellTables['return_request'],
  'carrier' | 'tracking_number' | 'tracking_url'
>;

export function keepParcel(
  id: string,
  { carrier, tracking_number: number, tracking_url: url }: NewParcel,
  accountId: string,
  now: number,
): Statement {
  return sql`UPDATE return_request SET sent_at = ${now}, sent_by = ${accountId}, carrier = ${carrier},
      tracking_number = ${number}, tracking_url = ${url} WHERE id = ${id}`;
}

/** Keeps why the seller exchanges nothing after all. */
export function keepRefusal(id: string, text: string): Statement {
  return sql`UPDATE return_request SET exchange_refusal = ${text} WHERE id = ${id}`;
}

/** What a mail about an exchange tells. */
export function findTold(
  id: string,
): Statement<NewParcel & Pick<CellTables['return_request'], 'exchange_refusal'>> {
  return sql<
    NewParcel & Pick<CellTables['return_request'], 'exchange_refusal'>
  >`SELECT carrier, tracking_number, tracking_url, exchange_refusal
    FROM return_request WHERE id = ${id}`;
}
