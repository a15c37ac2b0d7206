import type { DueDeposit } from '../../../shared/contracts/own-payments.ts';
import { BANK_TRANSFER_MS } from '../../../shared/kernel/constants/timers.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { LATE_SLIP_MS, type PaymentSlip } from '../../../shared/rules/payment-slip.ts';
import type { Cell } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { findCheckout } from '../../modules/checkouts/index.ts';
import { payments, referenceOf, type PaymentRow } from '../../modules/payments/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { armHoldTimer, holdUntil, paymentSlipMail, settlePayment } from '../purchase/index.ts';

/** The deposits to the store's own account that nobody has confirmed, those of the last days. */
export async function readDueDeposits(
  { cell, tenant, ports }: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: DueDeposit[] }> {
  const after = ports.clock.now() - LATE_SLIP_MS;
  const rows = await cell.read(payments.listDueDeposits(tenant.storeId, { after, ...page }));
  return {
    results: rows.map(({ until, is_over, buyer, ...row }) => ({
      ...row,
      buyer: buyer ?? '',
      until: new Date(until).toISOString(),
      is_over: is_over === 1,
    })),
  };
}

/** The payment of a deposit. */
export type DepositRow = PaymentRow;

/** A payment, and what was noted of it under a key before. */
export async function readDeposit(cell: Cell, payment: string, key: string) {
  const [row, known] = await Promise.all([
    cell.first(payments.findById(payment)),
    cell.first(payments.findArrival(payment, key)),
  ]);
  return { row, known };
}

/** Money for a deposit that its seller has seen come on the account. */
export interface Arrival {
  /** Under which a repeat counts once. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  readonly noted_by: string;
}

/**
 * Pays a deposit whose whole amount has come, through the one completion path. What is above it is
 * owed back in the same batch. Undo: none, since the seller has the money.
 */
export async function completeDeposit(
  scope: RequestScope,
  row: PaymentRow,
  arrival: Arrival,
): Promise<void> {
  const { cell, ports } = scope;
  const now = ports.clock.now();
  const surplus = row.arrived + arrival.amount - row.amount;
  await settlePayment(
    scope,
    {
      id: row.charge_id ?? '',
      reference: referenceOf(cell, row),
      amount: { amount: row.amount, currency: row.currency },
      refunded: 0,
      card: null,
      created: now,
      outcome: 'approved',
    },
    undefined,
    [
      ...noted(row, arrival, now),
      payments.addArrived(row.id, arrival.amount, now),
      ...(surplus > 0
        ? [
            refunds.insertBeside(
              { id: newId('refund'), payment: row.id, amount: surplus, reason: 'surplus' },
              now,
            ),
          ]
        : []),
    ],
  );
}

/**
 * Notes a part of a deposit that is still waited for. Its buyer is told what is left, and the first
 * part renews what is held, once, for the time of a deposit. Undo: the end of the number, with which
 * the part is owed back.
 * @returns false where another call or the end came first
 */
export async function notePart(
  scope: RequestScope,
  row: PaymentRow,
  arrival: Arrival,
): Promise<boolean> {
  const { cell, ports } = scope;
  const checkout = await cell.first(findCheckout(row.store_id, row.checkout_id));
  if (!checkout || row.slip === null || row.slip_until === null) return false;
  const now = ports.clock.now();
  const isFirst = row.arrived === 0;
  const renewed = Math.floor((now + BANK_TRANSFER_MS) / 1_000) * 1_000;
  const until = isFirst ? Math.max(row.slip_until, renewed) : row.slip_until;
  const slip = JSON.parse(row.slip) as PaymentSlip;
  const outbox = newId('message');
  const mail = { id: outbox, storeId: row.store_id, payload: { checkout: row.checkout_id } };
  const written = await cell.write([
    assertThat(payments.expects(row.id, row.tries, 'approve')),
    ...noted(row, arrival, now),
    payments.addArrived(row.id, arrival.amount, now),
    ...(isFirst
      ? [...holdUntil(checkout, until, now), payments.keepSlip(row.id, { slip, until })]
      : []),
    insertOutbox(paymentSlipMail, mail, now),
  ]);
  if (!written.ok) return false;
  await Promise.allSettled([announceOutbox(scope, [outbox]), armHoldTimer(scope, until)]);
  return true;
}

/** Notes a part that came after the end: it is owed back at once. */
export async function noteLatePart(
  { cell, ports }: RequestScope,
  row: PaymentRow,
  arrival: Arrival,
): Promise<boolean> {
  const now = ports.clock.now();
  const { amount } = arrival;
  const written = await cell.write([
    ...noted(row, arrival, now),
    refunds.insertBeside({ id: newId('refund'), payment: row.id, amount, reason: 'short' }, now),
  ]);
  return written.ok;
}

function noted(row: PaymentRow, arrival: Arrival, now: number) {
  return [
    assertThat(payments.hasArrived(row.id, row.arrived)),
    payments.insertArrival({ payment_id: row.id, ...arrival }, now),
  ];
}
