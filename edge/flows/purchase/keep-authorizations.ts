import { newId } from '../../../shared/kernel/ids.ts';
import { givenUpBefore, nextReminder, reminderOf } from '../../../shared/rules/authorizations.ts';
import { assertThat } from '../../db/sql.ts';
import {
  authorizations,
  type AskedRow,
  type AuthorizationRow,
} from '../../modules/authorizations/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { cancelUncharged } from '../orders/stage-effects.ts';
import { authorizationTopic } from '../orders/topics.ts';
import { sendAuthorization, sendDueAuthorizations } from './send-authorization.ts';

const LOOKED_AT = 50;

/**
 * The schedule's work on authorisations: asks for what is due, gives up, with its order, what nobody has charged, and
 * reminds sellers a day before that, and before the provider vouches for the money no longer.
 */
export async function keepAuthorizations(work: CellScope, now: number): Promise<void> {
  await sendDueAuthorizations(work, now);
  const ending = authorizations.listEnding(givenUpBefore(now), LOOKED_AT);
  for (const row of await work.cell.read(ending)) await giveUp(work, row, now);
  const due = authorizations.listToRemind(now, LOOKED_AT);
  for (const row of await work.cell.read(due)) await remind(work, row, now);
}

async function remind(work: CellScope, row: AskedRow, now: number): Promise<void> {
  const { payment_id: payment, order_id: order, supplier_id: storeId, provider } = row;
  const what = reminderOf(provider, row.ends_at, now);
  if (order === null || storeId === null || !what) return;
  const message = { id: newId('message'), storeId, payload: { order, what } };
  const next = nextReminder(provider, row.ends_at, now);
  const written = await work.cell.write([
    assertThat(authorizations.isToRemindOf(row)),
    ...authorizations.noteRemindedOf(payment, next, now),
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
