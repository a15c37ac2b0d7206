import type { SqlStorage } from '@cloudflare/workers-types';
import type { Plan } from '../plan.ts';
import type { WireCharge, WireDisputeState } from '../wire.ts';
import { DISPUTE_FEE, move } from './balance.ts';
import type { ChargeRow } from './database.ts';
import { toWireCharge } from './mapper.ts';
import { announce } from './outbox.ts';

/** A dispute as it stands. Times are milliseconds since the epoch. */
export interface StandingDispute {
  readonly charge: WireCharge;
  readonly state: WireDisputeState;
  readonly openedAt: number;
  /** What was sent, in Stripe's names; null before. */
  readonly evidence: Readonly<Record<string, string>> | null;
}

/** Words of a statement that decide, as Stripe's own tests have them, how its dispute ends. */
const DECIDING = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

/** Writes down how a charge is disputed, and tells it when its time comes. */
export function planDisputes(
  sql: SqlStorage,
  charge: ChargeRow,
  plan: NonNullable<Plan['disputes']>,
  now: number,
): void {
  for (const { state, delayMs } of plan) {
    const at = now + delayMs;
    if (state === 'open') {
      sql.exec('INSERT INTO disputes (charge_id, opened_at) VALUES (?, ?)', charge.id, at);
      noteMoved(sql, charge, state, at);
      tell(sql, charge, state, now, delayMs);
    } else {
      end(sql, charge, state, now, delayMs);
    }
  }
}

/** A dispute by Stripe's id of it: its charge's, with another beginning. */
export function findDispute(
  sql: SqlStorage,
  charge: ChargeRow | undefined,
  now: number,
): StandingDispute | undefined {
  if (!charge) return undefined;
  const [row] = sql
    .exec<{
      opened_at: number;
      ends: 'lost' | 'won' | null;
      ends_at: number | null;
      evidence: string | null;
    }>('SELECT opened_at, ends, ends_at, evidence FROM disputes WHERE charge_id = ?', charge.id)
    .toArray();
  if (!row) return undefined;
  const isOver = row.ends !== null && row.ends_at !== null && row.ends_at <= now;
  return {
    charge: toWireCharge(charge),
    state: isOver && row.ends !== null ? row.ends : 'open',
    openedAt: row.opened_at,
    evidence: row.evidence === null ? null : (JSON.parse(row.evidence) as Record<string, string>),
  };
}

/** Takes evidence against a dispute that is open and has none; false for any other. */
export function takeEvidence(
  sql: SqlStorage,
  charge: ChargeRow | undefined,
  evidence: Readonly<Record<string, string>>,
  now: number,
): boolean {
  const known = findDispute(sql, charge, now);
  if (!charge || known?.state !== 'open' || known.evidence !== null) return false;
  sql.exec(
    'UPDATE disputes SET evidence = ? WHERE charge_id = ?',
    JSON.stringify(evidence),
    charge.id,
  );
  const text = evidence['uncategorized_text'] ?? '';
  const [, state] = Object.entries(DECIDING).find(([word]) => text.includes(word)) ?? [];
  if (state) end(sql, charge, state, now, 0);
  return true;
}

function end(
  sql: SqlStorage,
  charge: ChargeRow,
  state: 'lost' | 'won',
  now: number,
  delayMs: number,
): void {
  const at = now + delayMs;
  sql.exec('UPDATE disputes SET ends = ?, ends_at = ? WHERE charge_id = ?', state, at, charge.id);
  noteMoved(sql, charge, state, at);
  tell(sql, charge, state, now, delayMs);
}

function tell(
  sql: SqlStorage,
  charge: ChargeRow,
  state: WireDisputeState,
  now: number,
  delayMs: number,
): void {
  const data = { charge: toWireCharge(charge) };
  announce(sql, { type: `dispute.${state}`, data, delayMs }, now);
}

/** A dispute takes the charge and its fee as it is opened; one that is won brings both back. */
function noteMoved(
  sql: SqlStorage,
  { id, amount, currency }: ChargeRow,
  state: WireDisputeState,
  at: number,
): void {
  const about = { source: id.replace(/^ch_/, 'dp_'), charge: id, currency };
  if (state === 'open') {
    move(sql, { ...about, category: 'dispute', amount: -amount, fee: DISPUTE_FEE }, at);
  } else if (state === 'won') {
    move(sql, { ...about, category: 'dispute_reversal', amount, fee: -DISPUTE_FEE }, at);
  }
}
