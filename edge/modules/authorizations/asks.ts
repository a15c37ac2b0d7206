import type { AuthorizationStepName, VoidReason } from '../../../shared/rules/authorizations.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** What is asked of a provider about authorisations, and what it answered. One thing is asked at a time. */

/** A step to write. */
interface NewStep {
  readonly payment: string;
  readonly step: AuthorizationStepName;
  readonly amount?: number | undefined;
  readonly by?: string | null | undefined;
  readonly fault?: string | undefined;
}

/** Writes a step into the history. */
export function noteStep({ payment, step, amount, by, fault }: NewStep, now: number): Statement {
  return sql`INSERT INTO authorization_step (payment_id, at, step, amount, account_id, fault)
    VALUES (${payment}, ${now}, ${step}, ${amount ?? null}, ${by ?? null}, ${fault ?? null})`;
}

/** True while nothing is asked of an authorisation that stands. */
export function isFree(payment: string): Statement {
  return sql`EXISTS (SELECT 1 FROM payment_authorization
    WHERE payment_id = ${payment} AND state = 'standing' AND asked IS NULL)`;
}

/** True while a provider is not being asked to charge the authorisation of an order. */
export function isNotCaptured(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM payment_authorization
    WHERE order_id = ${order} AND state = 'standing' AND asked = 'capture')`;
}

/** Asks for a charge of an authorisation; `isFree` stands before it. */
export function askCapture(
  payment: string,
  { amount, by }: { readonly amount: number; readonly by: string | null },
  now: number,
): Statement[] {
  return [
    sql`UPDATE payment_authorization SET asked = 'capture', asked_amount = ${amount}, asked_by = ${by},
        tries = 0, try_at = ${now}, fault = NULL
      WHERE payment_id = ${payment}`,
    noteStep({ payment, step: 'capture_asked', amount, by }, now),
  ];
}

/** Asks for the authorisation of an order to be given up, where one stands of which nothing is asked. */
export function askVoid(
  order: string,
  { reason, by }: { readonly reason: VoidReason; readonly by: string | null },
  now: number,
): Statement[] {
  return [
    sql`INSERT INTO authorization_step (payment_id, at, step, account_id)
      SELECT payment_id, ${now}, 'void_asked', ${by} FROM payment_authorization
      WHERE order_id = ${order} AND state = 'standing' AND asked IS NULL`,
    sql`UPDATE payment_authorization SET asked = 'void', reason = ${reason}, asked_by = ${by}, tries = 0,
        try_at = ${now}, fault = NULL
      WHERE order_id = ${order} AND state = 'standing' AND asked IS NULL`,
  ];
}

/** True while an authorisation is as it was read, so that of two who ask the provider one does. */
export function isAuthorizationAsRead({
  payment_id: payment,
  asked,
  tries,
  refusals,
}: Pick<
  CellTables['payment_authorization'],
  'payment_id' | 'asked' | 'tries' | 'refusals'
>): Statement {
  return sql`EXISTS (SELECT 1 FROM payment_authorization WHERE payment_id = ${payment} AND state = 'standing'
    AND asked IS ${asked} AND tries = ${tries} AND refusals = ${refusals})`;
}

/** Claims one try to ask the provider. */
export function claimAsk(payment: string, tryAt: number): Statement {
  return sql`UPDATE payment_authorization SET tries = tries + 1, try_at = ${tryAt}
    WHERE payment_id = ${payment}`;
}

/** Keeps why the provider has not answered. */
export function noteUnanswered(payment: string, fault: string): Statement {
  return sql`UPDATE payment_authorization SET fault = ${fault}
    WHERE payment_id = ${payment} AND state = 'standing'`;
}

/** Keeps that the provider refused to charge: something else may be asked of it then. */
export function noteCaptureRefused(payment: string, fault: string, now: number): Statement[] {
  return [
    sql`UPDATE payment_authorization SET asked = NULL, asked_amount = NULL, asked_by = NULL, try_at = NULL,
        refusals = refusals + 1, fault = ${fault}
      WHERE payment_id = ${payment}`,
    noteStep({ payment, step: 'capture_refused', fault }, now),
  ];
}

/** Keeps that the provider refused to give it up: it is asked once more, under another key. */
export function noteVoidRefused(payment: string, fault: string, tryAt: number): Statement {
  return sql`UPDATE payment_authorization SET refusals = refusals + 1, fault = ${fault}, try_at = ${tryAt}
    WHERE payment_id = ${payment} AND state = 'standing'`;
}

/** Keeps that it was charged: its order is paid from then on. */
export function noteCaptured(payment: string, captured: number, now: number): Statement[] {
  return [
    sql`UPDATE payment_authorization SET state = 'captured', captured = ${captured}, ended_at = ${now},
        try_at = NULL, remind_at = NULL, fault = NULL
      WHERE payment_id = ${payment} AND state = 'standing'`,
    sql`UPDATE purchase_order SET is_authorized = 0, updated_at = ${now}
      WHERE is_authorized = 1 AND checkout_id = (SELECT checkout_id FROM payment WHERE id = ${payment})`,
    noteStep({ payment, step: 'captured', amount: captured }, now),
  ];
}

/** Keeps that it ended without a charge; by itself where nobody had asked for that. */
export function noteVoided(payment: string, now: number): Statement[] {
  return [
    sql`INSERT INTO authorization_step (payment_id, at, step)
      SELECT payment_id, ${now}, iif(asked = 'void', 'voided', 'expired') FROM payment_authorization
      WHERE payment_id = ${payment} AND state = 'standing'`,
    sql`UPDATE payment_authorization SET state = iif(asked = 'void', 'voided', 'expired'), asked_amount = NULL,
        asked = iif(asked = 'void', asked, NULL), reason = coalesce(reason, 'at_provider'), ended_at = ${now},
        try_at = NULL, remind_at = NULL
      WHERE payment_id = ${payment} AND state = 'standing'`,
    sql`UPDATE purchase_order SET is_authorized = 0
      WHERE is_authorized = 1 AND checkout_id = (SELECT checkout_id FROM payment WHERE id = ${payment})`,
  ];
}
