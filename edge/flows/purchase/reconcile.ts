import { LEFT_KEPT_MS } from '../../../shared/rules/left-checkouts.ts';
import { HANDOFF_MS } from '../../../shared/rules/handover.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { deleteRemembered, REMEMBERED_MS } from '../../unit-of-work/idempotency.ts';
import { sql } from '../../db/cell-sql.ts';
import { deleteCartsBefore } from '../../modules/carts/index.ts';
import { couriers, PLACE_LIFE_MS, RATE_LIFE_MS } from '../../modules/couriers/index.ts';
import { forgetHandoffs } from '../../modules/embed-keys/index.ts';
import {
  forgetBilling,
  forgetNotices,
  payments,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import { announceForgotten, cleanUpMessages } from '../../outbox/index.ts';
import { askGivenUp } from './ask-given-up.ts';
import { askAfter } from './confirm-payment.ts';
import { armHoldTimer } from './hold-timer.ts';
import { keepAuthorizations } from './keep-authorizations.ts';
import { remindHeld } from './risk-holds.ts';
import { sendDueEvidence } from './send-evidence.ts';
import { sendDueRefunds } from './send-refund.ts';
import { sweepHolds } from './sweep-holds.ts';

/** A payment that has waited this long for its answer is looked up at the provider. */
const ASKED_AFTER_MS = 2 * 60_000;
/** One that its provider takes days to decide about is asked about less often. */
const REVIEWED_EVERY_MS = 10 * 60_000;
const PAYMENTS = 50;
/** A cart that has not changed for this long is deleted. */
const CART_LIFE_MS = 30 * 24 * 60 * 60_000;
/** A hand-over of a partner's page, whose code counts for a day, tells for another that it was bought. */
const HANDOFF_LIFE_MS = 2 * HANDOFF_MS;

/**
 * The cron's work for one cell: sweeps holds, settles open payments and those that were given up, tries
 * the refunds and the evidence that are due, reminds sellers of held orders, asks about authorisations and ends them, tells the queue of forgotten messages, and cleans up. A failure of one part does not stop the others.
 */
export async function reconcile(work: CellScope): Promise<void> {
  const now = work.ports.clock.now();
  const parts = [
    sweepHolds(work.cell, now).then((next) => (next === null ? null : armHoldTimer(work, next))),
    settleUnsettled(work, now),
    askGivenUp(work, now),
    sendDueRefunds(work, now),
    sendDueEvidence(work, now),
    remindHeld(work, now),
    keepAuthorizations(work, now),
    announceForgotten(work, now),
    cleanUp(work, now),
  ];
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected') report(work, part.reason);
  }
}

async function settleUnsettled(work: CellScope, now: number): Promise<void> {
  const waited = { before: now - ASKED_AFTER_MS, reviewed: now - REVIEWED_EVERY_MS };
  const rows = await work.cell.read(payments.listUnsettled(waited, PAYMENTS));
  for (const row of rows) {
    try {
      await settle(work, row);
    } catch (error) {
      report(work, error);
    }
  }
}

async function settle(work: CellScope, row: PaymentRow): Promise<void> {
  const asked = await askAfter(work, row);
  const again = await work.cell.first(payments.findById(row.id));
  // A payment that cannot be settled goes to the end, so that it does not keep the others waiting.
  const unchanged = again?.state === row.state;
  if (unchanged && asked.ok) {
    await work.cell.write([payments.touch(row.id, work.ports.clock.now())]);
  }
}

async function cleanUp(work: CellScope, now: number): Promise<void> {
  await work.cell.write([
    deleteRemembered(now - REMEMBERED_MS),
    deleteCartsBefore(now - CART_LIFE_MS),
    ...cleanUpMessages(now),
    ...forgetNotices(now),
    forgetBilling(now - LEFT_KEPT_MS),
    ...couriers.forgetRates({ rates: now - RATE_LIFE_MS, places: now - PLACE_LIFE_MS }),
    forgetHandoffs(now - HANDOFF_LIFE_MS),
    sql`DELETE FROM batch_assert`,
  ]);
}

function report(work: CellScope, error: unknown): void {
  console.error(JSON.stringify({ level: 'error', cell: work.cell.name, reconcile: String(error) }));
}
