/** How what was authorised, by any code that knows it, goes on in random histories of orders, by the statements of the product. */
import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../../edge/db/cell-sql.ts';
import { authorizations } from '../../edge/modules/authorizations/index.ts';
import { moveTo } from '../../edge/modules/orders/index.ts';
import { refunds } from '../../edge/modules/refunds/index.ts';
import {
  authorizationEnd,
  authorizingCodes,
  nextReminder,
} from '../../shared/rules/authorizations.ts';
import type { OrderState } from '../../shared/rules/order-states.ts';

const HOUR_MS = 3_600_000;

/** The history that it belongs to. */
interface History {
  readonly database: DatabaseSync;
  readonly write: (statements: readonly Statement[]) => void;
  /** A number below another, drawn for the history. */
  readonly below: (most: number) => number;
}

/** An order that awaits its payment, alone in its checkout. */
interface Awaiting {
  readonly id: string;
  readonly store: string;
  readonly checkout: string;
  /** Minor units; above zero. */
  readonly total: number;
}

/**
 * Authorises an order, and then charges it whole or in part, gives it up, or lets it end.
 * @returns true where it was charged, so that it goes on as any order
 */
export function liveAuthorized(
  { database, write, below }: History,
  { id, store, checkout, total }: Awaiting,
  now: number,
): boolean {
  const payment = `py_${checkout}`;
  const code = authorizingCodes[below(authorizingCodes.length)]!;
  database
    .prepare(
      `INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency, state,
          created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, 'MXN', 'authorized', ?, ?)`,
    )
    .run(payment, `pt_${checkout}`, store, checkout, code, total, now, now);
  const endsAt = authorizationEnd(code, now);
  const remindAt = nextReminder(code, endsAt, now);
  write(authorizations.insertAuthorization({ payment, amount: total, endsAt, remindAt }, now));
  const is = (state: string) =>
    database.prepare('UPDATE payment SET state = ? WHERE id = ?').run(state, payment);
  const cancel = (actor: 'seller' | 'system', at: number): Statement[] => {
    const [from, to]: OrderState[] = ['sent_to_supplier', 'canceled_by_supplier'];
    return moveTo({ order: id, from: from!, to: to!, actor, accountId: null }, at);
  };
  const end = below(5);
  if (end === 0) return false;
  if (end === 1) {
    const at = now + below(48) * HOUR_MS;
    write([
      ...cancel('seller', at),
      ...authorizations.askVoid(id, { reason: 'canceled', by: null }, at),
    ]);
    write(authorizations.noteVoided(payment, at));
    is('voided');
    return false;
  }
  if (end === 2) {
    write([...cancel('system', endsAt), ...authorizations.noteVoided(payment, endsAt)]);
    is('voided');
    return false;
  }
  const taken = end === 3 ? total : 1 + below(total);
  write(authorizations.askCapture(payment, { amount: taken, by: null }, now));
  is('approved');
  const rest = { id: `rf_rest_${id}`, order: id, part: 'amount', line: null } as const;
  write([
    ...authorizations.noteCaptured(payment, taken, now),
    ...(taken < total
      ? [
          refunds.insertPart(
            { ...rest, amount: total - taken, reason: 'not_captured', askedBy: null },
            now,
          ),
          refunds.noteArrived(rest.id, null, now),
        ]
      : []),
  ]);
  return true;
}
