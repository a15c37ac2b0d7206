import type { SqlStorage } from '@cloudflare/workers-types';
import { fail, ok } from '../../../../../shared/kernel/result.ts';
import type { Result } from '../../../../../shared/kernel/result.ts';
import type { WireChargeRequest } from '../wire.ts';
import { planFor, planInMonths, settlementOf, TRANSITIONS } from '../plan.ts';
import type { Settings } from '../settings.ts';
import { refusal } from './answers.ts';
import { authorizeAlone } from './authorizing.ts';
import type { Answer } from './answers.ts';
import { noteCharge } from './balance.ts';
import { newProviderId } from './database.ts';
import type { ChargeRow } from './database.ts';
import { planDisputes } from './disputes.ts';
import { toWireCharge } from './mapper.ts';
import { announce } from './outbox.ts';
import { findSource, noteMethod } from './methods.ts';
import { spendToken } from './tokens.ts';
import type { TokenFault } from './tokens.ts';

const SELECT = `SELECT charges.*, (
  SELECT COALESCE(SUM(amount), 0) FROM refunds WHERE charge_id = charges.id AND status = 'success'
) AS refunded, (
  SELECT json_object('id', method, 'customer', customer, 'keeps', keeps, 'exp_month', exp_month,
    'exp_year', exp_year, 'billing', json(billing)) FROM charge_methods WHERE charge_id = charges.id
) AS method, (
  SELECT json_object('state', state, 'captured', captured) FROM authorizations
    WHERE charge_id = charges.id
) AS later FROM charges`;

const TOKEN_FAULTS: Readonly<Record<TokenFault, string>> = {
  token_not_found: 'No such token.',
  token_used: 'This token has been charged already.',
  token_expired: 'This token is older than 15 minutes.',
};

/** Finds a charge by the provider's id or by the merchant's reference. */
export function findCharge(
  sql: SqlStorage,
  by: { readonly id: string } | { readonly reference: string },
): ChargeRow | undefined {
  const [column, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference];
  return sql.exec<ChargeRow>(`${SELECT} WHERE ${column} = ?`, value).toArray()[0];
}

/**
 * Opens a charge as the card's plan says, and announces it.
 * @param origin of the bank's page
 * @returns the charge and the time that the caller has to wait; a refusal changes nothing
 */
export function openCharge(
  sql: SqlStorage,
  request: WireChargeRequest,
  origin: string,
  settings: Settings,
  now: number,
): Result<{ readonly charge: ChargeRow; readonly holdMs: number }, Answer> {
  if (findCharge(sql, { reference: request.reference })) {
    return fail(
      refusal(409, 'reference_taken', 'There is a charge with this reference.', 'reference'),
    );
  }
  const token = findSource(sql, request, now);
  if (!token.ok) return fail(refusal(422, token.error, TOKEN_FAULTS[token.error], 'source'));
  const card = token.value;
  const planned = planFor(card.behaviour, settings);
  if (!planned)
    return fail(refusal(500, 'provider_error', 'The provider failed. Nothing was charged.'));
  const plan = request.instalments ? planInMonths(card.card_type, planned) : planned;

  const id = newProviderId('ch');
  spendToken(sql, card.id);
  sql.exec(
    `INSERT INTO charges (id, reference, status, amount, currency, decline_code, brand, last4, bank,
       card_type, behaviour, return_url, origin, challenge_key, description, metadata, locale,
       settle_at, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    request.reference,
    plan.status,
    request.amount,
    request.currency,
    plan.declineCode ?? null,
    card.brand,
    card.last4,
    card.bank,
    card.card_type,
    card.behaviour,
    request.return_url,
    origin,
    newProviderId('key'),
    request.description ?? null,
    request.metadata === undefined ? null : JSON.stringify(request.metadata),
    request.locale ?? null,
    plan.settleMs === undefined ? null : now + plan.settleMs,
    now,
  );
  noteMethod(sql, { ...request, charge: id, isDeclined: plan.status === 'declined' });
  if (request.later) authorizeAlone(sql, id, { behaviour: card.behaviour, settings }, now);
  const charge = mustFind(sql, id);
  if (toWireCharge(charge).status === 'approved') noteCharge(sql, charge, now);
  for (const { status, delayMs, copies } of plan.announcements) {
    const snapshot = toWireCharge({ ...charge, status });
    announce(
      sql,
      { type: `charge.${snapshot.status}`, data: { charge: snapshot }, delayMs, copies },
      now,
    );
  }
  planDisputes(sql, charge, plan.disputes ?? [], now);
  return ok({ charge, holdMs: plan.holdMs ?? 0 });
}

/** Ends an open charge, once: a charge that has ended stays as it is. */
export function settleCharge(
  sql: SqlStorage,
  id: string,
  reply: 'approve' | 'reject' | 'none',
  now: number,
): ChargeRow {
  const before = mustFind(sql, id);
  const next = settlementOf(before.behaviour, before.status, reply);
  if (!TRANSITIONS[before.status].includes(next.status)) return before;
  sql.exec(
    'UPDATE charges SET status = ?, decline_code = ?, settle_at = NULL WHERE id = ?',
    next.status,
    next.declineCode ?? null,
    id,
  );
  const charge = mustFind(sql, id);
  const told = toWireCharge(charge);
  if (told.status === 'approved') noteCharge(sql, charge, now);
  announce(sql, { type: `charge.${told.status}`, data: { charge: told } }, now);
  return charge;
}

/** The latest charges, the newest first. */
export function latestCharges(sql: SqlStorage, limit: number): ChargeRow[] {
  return sql
    .exec<ChargeRow>(`${SELECT} ORDER BY created DESC, rowid DESC LIMIT ?`, limit)
    .toArray();
}

/** Ids of the open charges whose time is up. */
export function dueCharges(sql: SqlStorage, now: number): string[] {
  return sql
    .exec<{ id: string }>('SELECT id FROM charges WHERE settle_at <= ? ORDER BY settle_at', now)
    .toArray()
    .map((row) => row.id);
}

function mustFind(sql: SqlStorage, id: string): ChargeRow {
  const charge = findCharge(sql, { id });
  if (!charge) throw new Error(`charge ${id} is gone`);
  return charge;
}
