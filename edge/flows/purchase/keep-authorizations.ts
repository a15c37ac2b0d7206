import { newId } from '../../../shared/kernel/ids.ts';
import {
  authorizationsLookedAt,
  dueOfAuthorization,
} from '../../../shared/rules/authorizations.ts';
import { assertThat } from '../../db/sql.ts';
import { authorizations, type AuthorizationRow } from '../../modules/authorizations/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { cancelUncharged } from '../orders/stage-effects.ts';
import { authorizationTopic } from '../orders/topics.ts';
import { sendAuthorization, sendDueAuthorizations } from './send-authorization.ts';

const LOOKED_AT = 50;

/**
 * The schedule's work on authorisations: asks for what is due, reminds sellers a day before the end, and gives up,
 * with its order, what nobody has charged.
 */
export async function keepAuthorizations(work: CellScope, now: number): Promise<void> {
  await sendDueAuthorizations(work, now);
  const before = authorizationsLookedAt(now);
  for (const row of await work.cell.read(authorizations.listEnding(before, LOOKED_AT))) {
    const facts = { endsAt: row.ends_at, isReminded: row.reminded_at !== null };
    const due = dueOfAuthorization(facts, now);
    if (due === 'remind') await remind(work, row, now);
    if (due === 'void') await giveUp(work, row, now);
  }
}

async function remind(work: CellScope, row: AuthorizationRow, now: number): Promise<void> {
  const { payment_id: payment, order_id: order, supplier_id: storeId } = row;
  if (order === null || storeId === null) return;
  const message = { id: newId('message'), storeId, payload: { order, what: 'ends' as const } };
  const written = await work.cell.write([
    assertThat(authorizations.isToRemindOf(payment)),
    ...authorizations.noteRemindedOf(payment, now),
    insertOutbox(authorizationTopic, message, now),
  ]);
  // One that was charged or given up meanwhile needs no reminder.
  if (written.ok) await announceOutbox(work, [message.id]).catch(() => undefined);
}

async function giveUp(work: CellScope, row: AuthorizationRow, now: number): Promise<void> {
  const { payment_id: payment, order_id: order, supplier_id: supplier } = row;
  if (order === null || supplier === null) return;
  const canceled = await cancelUncharged(work.cell, { order, supplier }, 'ended', now);
  const written = await work.cell.write([
    assertThat(authorizations.isFree(payment)),
    ...(canceled?.statements ?? []),
    ...authorizations.askVoid(order, { reason: 'ending', by: null }, now),
  ]);
  // Somebody has charged it, or cancelled its order, meanwhile.
  if (!written.ok) return;
  canceled?.settled();
  await announceOutbox(work, canceled?.outbox ?? []).catch(() => undefined);
  await sendAuthorization(work, payment);
}
