import type { SqlStorage } from '@cloudflare/workers-types';
import { answer, refusal } from './answers.ts';
import type { Answer } from './answers.ts';
import { noteCharge } from './balance.ts';
import { findCharge } from './charges.ts';
import type { ChargeRow } from './database.ts';
import { toWireCharge } from './mapper.ts';
import { announce } from './outbox.ts';

/** Charges that a bank has authorised, and that the merchant charges or gives up later. */

/** Charges an authorisation, or a part of it; what is left of it is given up. */
export function captureCharge(
  sql: SqlStorage,
  id: string,
  asked: number | undefined,
  now: number,
): Answer {
  const charge = findCharge(sql, { id });
  const wrong = whyNot(charge);
  if (wrong || !charge) return wrong ?? NOT_FOUND;
  const amount = asked ?? charge.amount;
  if (amount > charge.amount) {
    return refusal(422, 'amount_too_large', 'The amount is greater than what was authorised.');
  }
  if (charge.behaviour === 'capture_declined') {
    return refusal(402, 'card_declined', 'The bank refused the charge.');
  }
  sql.exec(
    "UPDATE authorizations SET state = 'captured', captured = ? WHERE charge_id = ?",
    amount,
    id,
  );
  noteCharge(sql, { ...charge, amount }, now);
  return told(sql, id, now);
}

/** Gives an authorisation up. */
export function cancelCharge(sql: SqlStorage, id: string, now: number): Answer {
  const wrong = whyNot(findCharge(sql, { id }));
  if (wrong) return wrong;
  sql.exec("UPDATE authorizations SET state = 'canceled' WHERE charge_id = ?", id);
  return told(sql, id, now);
}

/** Gives up the authorisations whose time is over. */
export function endAuthorizations(sql: SqlStorage, now: number): void {
  const due = sql
    .exec<{ id: string }>(
      "SELECT charge_id AS id FROM authorizations WHERE state = 'standing' AND ends_at <= ?",
      now,
    )
    .toArray();
  for (const { id } of due) {
    if (!whyNot(findCharge(sql, { id }))) cancelCharge(sql, id, now);
    else sql.exec("UPDATE authorizations SET state = 'canceled' WHERE charge_id = ?", id);
  }
}

const NOT_FOUND = refusal(404, 'charge_not_found', 'No such charge.');

function whyNot(charge: ChargeRow | undefined): Answer | undefined {
  if (!charge) return NOT_FOUND;
  return toWireCharge(charge).status === 'authorized'
    ? undefined
    : refusal(400, 'charge_not_authorized', 'Nothing is authorised of this charge.');
}

function told(sql: SqlStorage, id: string, now: number): Answer {
  const row = findCharge(sql, { id });
  if (!row) throw new Error(`charge ${id} is gone`);
  const charge = toWireCharge(row);
  announce(sql, { type: `charge.${charge.status}`, data: { charge } }, now);
  return answer(200, charge);
}
