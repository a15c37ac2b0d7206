import { LATE_SLIP_MS, SLIP_ENDED, type PaymentSlip } from '../../../shared/rules/payment-slip.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The numbers by which payments are made elsewhere. */

/** Keeps the number that the provider has told for a payment's last try. */
export function keepSlip(
  id: string,
  { slip, until }: { readonly slip: PaymentSlip; readonly until: number },
): Statement {
  return sql`UPDATE payment SET slip = ${JSON.stringify(slip)}, slip_until = ${until}
    WHERE id = ${id}`;
}

/** Has the provider be asked about a payment's try until some time after its number has ended. */
export function watchSlip(
  { id, tries }: { readonly id: string; readonly tries: number },
  { charge, until }: { readonly charge: string; readonly until: number },
  now: number,
): Statement {
  return sql`UPDATE payment_try
    SET charge_id = ${charge}, watched_until = ${until + LATE_SLIP_MS}, asked_at = ${now}
    WHERE payment_id = ${id} AND n = ${tries} AND provider <> 'deposit'`;
}

/** Ends the numbers of these checkouts whose time is over and that nobody has paid. */
export function endSlips(checkouts: readonly string[], now: number): Statement {
  return sql`UPDATE payment SET state = 'declined', decline_code = ${SLIP_ENDED}, updated_at = ${now}
    WHERE checkout_id IN (SELECT value FROM json_each(${JSON.stringify(checkouts)}))
      AND state = 'requires_action' AND slip_until <= ${now}`;
}

/** A number that was given up by its buyer is shown no more. */
export function dropSlip(id: string): Statement {
  return sql`UPDATE payment SET slip = NULL, slip_until = NULL WHERE id = ${id}`;
}

/** A payment that a seller has taken in person, by a terminal or a transfer. */
interface TakenPayment {
  readonly id: string;
  readonly token: string;
  readonly storeId: string;
  readonly checkout: string;
  readonly amount: number;
  readonly currency: string;
}

/** Keeps money that the seller has taken in person: a deposit to the store that is approved from the start. */
export function insertTaken(taken: TakenPayment, now: number): Statement {
  const { id, token, storeId, checkout, amount, currency } = taken;
  return sql`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency, account,
      state, tries, charge_id, created_at, updated_at)
    VALUES (${id}, ${token}, ${storeId}, ${checkout}, 'deposit', ${amount}, ${currency}, ${storeId},
      'approved', 1, 'in-store-' || ${id}, ${now}, ${now})`;
}

/** A deposit that its seller has not confirmed. */
export interface DueDepositRow extends Pick<
  CellTables['payment'],
  'id' | 'amount' | 'currency' | 'arrived'
> {
  number: string;
  buyer: string | null;
  until: number;
  /** 1 once its time is over. */
  is_over: number;
}

/** Deposits to an account that wait for its seller's word, or that ended lately; the earliest end first. */
export function listDueDeposits(
  account: string,
  {
    after,
    offset,
    limit,
  }: { readonly after: number; readonly offset: number; readonly limit: number },
): Statement<DueDepositRow> {
  return sql<DueDepositRow>`SELECT p.id, p.amount, p.currency, p.arrived, p.slip ->> 'number' AS number,
      (SELECT o.contact ->> 'full_name' FROM purchase_order o WHERE o.checkout_id = p.checkout_id
        LIMIT 1) AS buyer,
      ifnull(p.slip_until, 0) AS until, p.state = 'declined' AS is_over
    FROM payment p WHERE p.provider = 'deposit' AND p.account = ${account} AND p.slip_until > ${after}
      AND (p.state = 'requires_action' OR (p.state = 'declined' AND p.decline_code = ${SLIP_ENDED}))
    ORDER BY p.slip_until LIMIT ${limit} OFFSET ${offset}`;
}
