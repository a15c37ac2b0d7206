import { newId } from '../../../shared/kernel/ids.ts';
import { mayAuthorize } from '../../../shared/rules/authorizations.ts';
import { isPaidFirst, type PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { closeCheckout, stock } from '../../modules/checkouts/index.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { sendAuthorization, sendRefund } from '../purchase/index.ts';
import { offerSoon } from '../waiting-list/offer-due.ts';
import { askRefundAccount } from './stage-effects.ts';

/** A sold order, as far as its cancellation needs it. */
interface Sold {
  readonly id: string;
  readonly store_id: string;
  readonly supplier_id: string;
  readonly checkout_id: string;
  readonly payment_type: PaymentCode | null;
}

/** What a cancellation takes back of a sale. */
interface Undone {
  readonly statements: Statement[];
  readonly committed: () => Promise<void>;
}

/**
 * Takes a sold order back, in the batch of its cancellation: its units go into the stock, and what a
 * provider took for it, and has not given back yet, is given back; what was only authorised is given up. What the
 * same payment took for other sellers' orders stands. The batch is refused while the provider is asked to charge.
 * @param accountId the account that cancels it; null for a guest
 * @param isRestocked false where its places are gone with their event
 */
export function undoSale(
  scope: CellScope,
  row: Sold,
  accountId: string | null,
  isRestocked = true,
): Undone {
  const now = scope.ports.clock.now();
  const isPaid = row.payment_type !== null && isPaidFirst(row.payment_type);
  const isLater = row.payment_type !== null && mayAuthorize(row.payment_type);
  const refund = newId('refund');
  const reason = 'canceled';
  return {
    statements: [
      ...(isRestocked ? stock.putBack(row.id, accountId, now) : []),
      ...(isLater
        ? [
            assertThat(authorizations.isNotCaptured(row.id)),
            ...authorizations.askVoid(row.id, { reason, by: accountId }, now),
          ]
        : []),
      ...(isPaid
        ? [
            refunds.insertRest({ id: refund, order: row.id, reason, askedBy: accountId }, now),
            payments.noteWholeRefund(row.checkout_id, reason, now),
          ]
        : []),
    ],
    async committed() {
      forgetBoth(row);
      if (isRestocked) await offerSoon(scope);
      if (isPaid) await sendRefund(scope, refund);
      if (!isLater) return;
      const authorization = await scope.cell.first(authorizations.findOfOrder(row.id));
      if (authorization) await sendAuthorization(scope, authorization.payment_id);
    },
  };
}

/** What pages of both stores show of the stock is read anew. */
export function forgetBoth({
  store_id: store,
  supplier_id: supplier,
}: Pick<Sold, 'store_id' | 'supplier_id'>): void {
  forgetStore(store);
  forgetStore(supplier);
}

/** The money of units that leave a line, in minor units. */
interface LeavingUnits {
  readonly line: number;
  readonly amount: number;
}

/** Asks the money of units back, line by line, in the batch in which they leave; never above what was paid. */
export async function giveBackLines(
  scope: CellScope,
  row: Sold,
  leaving: readonly LeavingUnits[],
  reason: 'edited' | 'canceled' = 'edited',
) {
  const payment = await scope.cell.first(payments.findByCheckout(row.store_id, row.checkout_id));
  const parts = leaving
    .filter(({ amount }) => amount > 0)
    .map(({ line, amount }) => ({ id: newId('refund'), order: row.id, line, amount }));
  const asking = payment && askRefundAccount(row, payment.provider, scope.ports.clock.now());
  return {
    statements: (now: number, askedBy: string): Statement[] => [
      ...parts.flatMap((of) => {
        const part = { ...of, part: 'line' } as const;
        return [
          assertThat(refunds.fits(part)),
          refunds.insertPart({ ...part, reason, askedBy }, now),
        ];
      }),
      payments.noteWholeRefund(row.checkout_id, reason, now),
      ...(asking?.statements ?? []),
    ],
    async committed() {
      await announceOutbox(scope, asking?.outbox ?? []);
      for (const { id } of parts) await sendRefund(scope, id);
    },
  };
}

/** What may be given back of the lines of an order, and whether its payment is only authorised. */
export async function readLinesLeft(scope: CellScope, row: Sold) {
  const [payment, rows] = await Promise.all([
    scope.cell.first(payments.findByCheckout(row.store_id, row.checkout_id)),
    scope.cell.read(refunds.listLeftOfLines(row.id)),
  ]);
  return { isAuthorized: payment?.state === 'authorized', rows };
}

/**
 * The statements that let an unpaid purchase go: its units are free again.
 * @param canceled how its orders leave their stage
 * @returns undefined while its payment is under way, or was made
 */
export async function dropUnpaid(
  scope: CellScope,
  { store_id: store, checkout_id: checkout }: Pick<Sold, 'store_id' | 'checkout_id'>,
  canceled: readonly Statement[],
): Promise<Statement[] | undefined> {
  const payment = await scope.cell.first(payments.findByCheckout(store, checkout));
  if (payment && (isPaymentUnderWay(payment.state) || payment.state === 'approved')) {
    return undefined;
  }
  return [
    assertThat(payments.isAsRead(checkout, payment)),
    ...canceled,
    ...stock.releaseOf(checkout),
    closeCheckout(checkout, 'expired'),
  ];
}
