import {
  RISK_SPAN_MS,
  RISK_USUAL,
  type Risk,
  type RiskHold,
} from '../../../shared/rules/payment-risk.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

/** What the platform's own rows know of a payment that was just approved. */
export interface RiskRow {
  account_id: string | null;
  delivery_country: string | null;
  /** Tries that were declined before this one. */
  declined: number;
  /** JSON: the store's latest amounts in the payment's currency, minor units. */
  usual: string;
  /** Purchases of the last hour beside this one. */
  by_account: number;
  by_mail: number;
  by_place: number;
  /** 1 where something was bought in the store by the same mail before the last hour. */
  is_known_mail: number;
  /** JSON: `[{id, supplier, hold}]`, its orders with the wish of the store that delivers each. */
  orders: string;
}

/** An order of a payment, with the risk from which on its store holds it. */
export interface RiskyOrder {
  readonly id: string;
  readonly supplier: string;
  readonly hold: RiskHold;
}

/** Purchases beside it that count: each bounded, so that a busy buyer costs no more than another. */
const MOST = 20;

/** The place that an order is brought to, as its index has it. */
const place = (row: string) =>
  raw(`lower((${row}.address ->> 'postal_code') || ' ' || (${row}.address ->> 'route') || ' '
    || (${row}.address ->> 'street_number'))`);

/** True for an order `b` of another purchase that stands: it was paid, or is to be paid in cash. */
const counts = raw(`b.checkout_id <> o.checkout_id AND b.is_test = 0
  AND b.state NOT IN ('awaiting_payment', 'canceled_by_customer')`);

/** What is known of a payment whose orders still await it; undefined where they are gone. */
export function findRisk(
  { id, checkout_id: checkout }: Pick<CellTables['payment'], 'id' | 'checkout_id'>,
  now: number,
): Statement<RiskRow> {
  const since = now - RISK_SPAN_MS;
  const beside = (are: Statement): Statement => sql`(SELECT count(DISTINCT checkout_id) FROM (
    SELECT b.checkout_id FROM purchase_order b WHERE b.store_id = o.store_id AND ${are}
      AND b.created_at > ${since} AND ${counts} LIMIT ${MOST}))`;
  return sql<RiskRow>`SELECT o.account_id,
      (SELECT a.address ->> 'country' FROM purchase_order a WHERE a.checkout_id = ${checkout}
        AND a.state = 'awaiting_payment' AND a.address IS NOT NULL LIMIT 1) AS delivery_country,
      (SELECT count(*) FROM payment_try WHERE payment_id = ${id} AND decline_code IS NOT NULL)
        AS declined,
      (SELECT json_group_array(amount) FROM (SELECT u.amount FROM payment u
        WHERE u.store_id = o.store_id AND u.is_test = 0 AND u.state = 'approved' AND u.currency = o.currency
        ORDER BY u.created_at DESC LIMIT ${RISK_USUAL})) AS usual,
      ${beside(sql`b.account_id = o.account_id`)} AS by_account,
      ${beside(sql`lower(b.contact ->> 'email') = lower(o.contact ->> 'email')`)} AS by_mail,
      ${beside(sql`b.address IS NOT NULL AND ${place('b')} = (SELECT ${place('a')}
        FROM purchase_order a WHERE a.checkout_id = ${checkout} AND a.state = 'awaiting_payment'
          AND a.address IS NOT NULL LIMIT 1)`)} AS by_place,
      EXISTS (SELECT 1 FROM purchase_order b WHERE b.store_id = o.store_id
        AND lower(b.contact ->> 'email') = lower(o.contact ->> 'email')
        AND b.created_at <= ${since} AND ${counts}) AS is_known_mail,
      (SELECT json_group_array(json_object('id', x.id, 'supplier', x.supplier_id, 'hold', s.hold_risky))
        FROM purchase_order x JOIN store s ON s.id = x.supplier_id
        WHERE x.checkout_id = ${checkout} AND x.state = 'awaiting_payment') AS orders
    FROM purchase_order o WHERE o.checkout_id = ${checkout} AND o.state = 'awaiting_payment'
    ORDER BY o.rowid LIMIT 1`;
}

/** Keeps how risky an approved payment looks; it stays as it was judged. */
export function keepRisk(payment: string, { level, signs }: Risk): Statement {
  return sql`UPDATE payment SET risk = ${level}, risk_signs = ${JSON.stringify(signs)}
    WHERE id = ${payment} AND risk IS NULL`;
}

/** From which risk on a store's paid orders wait for its staff. */
export function findRiskTerms(storeId: string): Statement<{ hold_risky: RiskHold }> {
  return sql<{ hold_risky: RiskHold }>`SELECT hold_risky FROM store WHERE id = ${storeId}`;
}

export function setRiskTerms(storeId: string, hold: RiskHold): Statement {
  return sql`UPDATE store SET hold_risky = ${hold} WHERE id = ${storeId}`;
}
