import type { SqlStorage } from '@cloudflare/workers-types';
import type { WireEvent } from '../wire.ts';
import { retryWaits } from '../plan.ts';
import type { Settings } from '../settings.ts';
import { newProviderId } from './database.ts';

export interface Delivery {
  readonly id: number;
  readonly charge_id: string;
  readonly body: string;
  readonly attempts: number;
}

/** An event to send: `delayMs` late, in `copies` deliveries of the same event. */
export interface News {
  readonly type: WireEvent['type'];
  readonly data: WireEvent['data'];
  readonly delayMs?: number;
  readonly copies?: number;
}

/** Inserts an event, with the charge as it is now, and its deliveries. */
export function announce(sql: SqlStorage, news: News, now: number): void {
  const chargeId = news.data.charge.id;
  const { sequence } = sql
    .exec<{
      sequence: number;
    }>('UPDATE charges SET sequence = sequence + 1 WHERE id = ? RETURNING sequence', chargeId)
    .one();
  const event: WireEvent = {
    id: newProviderId('evt'),
    type: news.type,
    created: Math.floor(now / 1000),
    sequence,
    data: news.data,
  };
  for (let copy = 0; copy < (news.copies ?? 1); copy += 1) {
    sql.exec(
      'INSERT INTO deliveries (charge_id, event_id, body, due_at) VALUES (?, ?, ?, ?)',
      chargeId,
      event.id,
      JSON.stringify(event),
      now + (news.delayMs ?? 0),
    );
  }
}

/** Deliveries whose time has come, in the order in which they are to be sent. */
export function dueDeliveries(sql: SqlStorage, now: number): Delivery[] {
  return sql
    .exec<{ id: number; charge_id: string; body: string; attempts: number }>(
      `SELECT id, charge_id, body, attempts FROM deliveries
       WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT 50`,
      now,
    )
    .toArray();
}

/** Records the outcome of a delivery: done, to be tried again, or given up. */
export function recordDelivery(
  sql: SqlStorage,
  delivery: Delivery,
  accepted: boolean,
  settings: Settings,
  now: number,
): void {
  const wait = retryWaits(settings)[delivery.attempts];
  const waiting = !accepted && wait !== undefined;
  sql.exec(
    'UPDATE deliveries SET attempts = attempts + 1, state = ?, due_at = ? WHERE id = ?',
    accepted ? 'delivered' : waiting ? 'waiting' : 'abandoned',
    now + (waiting ? wait : 0),
    delivery.id,
  );
}
