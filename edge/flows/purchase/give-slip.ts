import { newId } from '../../../shared/kernel/ids.ts';
import { isReference } from '../../../shared/rules/payment-codes.ts';
import {
  AFTER_SLIP_MS,
  earlierEnd,
  SLIP_ENDED,
  slipEnd,
} from '../../../shared/rules/payment-slip.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { findCheckout, openNoLonger, stock } from '../../modules/checkouts/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import { holdAwaiting } from './hold-until.ts';
import { armHoldTimer } from './hold-timer.ts';
import { paymentSlipMail } from './topics.ts';

type Referenced = Extract<KnownCharge, { outcome: 'referenced' }>;

/** True for a payment whose number ended unpaid: money may still come for it. */
export function isLateSlip({ state, decline_code }: PaymentRow): boolean {
  return state === 'declined' && decline_code === SLIP_ENDED;
}

/**
 * Gives a payment's buyer the number to pay by: it is kept with the payment, what the order holds is
 * held until the number ends, and a mail tells both; all of it or nothing. Where the goods are gone,
 * the number is not shown, and the provider is asked whether anybody pays it all the same. Undo: the
 * end of the number, or `cancelPayment`.
 * @param noted what else belongs into the batch
 * @returns false when another settlement changed the payment or its orders first
 */
export async function giveSlip(
  work: CellScope,
  row: PaymentRow,
  charge: Referenced,
  noted: readonly Statement[],
): Promise<boolean> {
  const checkout = await work.cell.first(findCheckout(row.store_id, row.checkout_id));
  if (!checkout || !isReference(row.provider)) throw new Error(`payment ${row.id} takes no number`);
  const now = work.ports.clock.now();
  const until = earlierEnd(slipEnd(row.provider, now, checkout.renews_until), charge.until);
  const outbox = newId('message');
  const mail = { id: outbox, storeId: row.store_id, payload: { checkout: row.checkout_id } };
  const written = await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'ask')),
    ...noted,
    ...holdAwaiting(row, checkout, until, now),
    payments.recordOutcome(
      row.id,
      { state: 'requires_action', chargeId: charge.id, card: null },
      now,
    ),
    payments.keepSlip(row.id, { slip: charge.slip, until }),
    payments.watchSlip(row, { charge: charge.id, until }, now),
    insertOutbox(paymentSlipMail, mail, now),
  ]);
  if (written.ok) {
    await Promise.allSettled([announceOutbox(work, [outbox]), armHoldTimer(work, until)]);
    return true;
  }
  if (written.refusal.kind !== 'check') return written.refusal.kind === 'unique';
  await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'release')),
    payments.watchSlip(row, { charge: charge.id, until }, now),
    payments.recordNothing(row.id, 'declined', 'out_of_stock', now),
  ]);
  return true;
}

/**
 * Lets go of a payment's number that nobody will pay: it is shown no more, and the goods are kept no
 * longer than a buyer needs to choose another way.
 */
export function letGoOfSlip(row: PaymentRow, now: number): Statement[] {
  if (row.slip_until === null) return [];
  return [
    payments.dropSlip(row.id),
    stock.holdNoLonger(row.checkout_id, now + AFTER_SLIP_MS),
    openNoLonger(row.checkout_id, now + AFTER_SLIP_MS),
  ];
}
