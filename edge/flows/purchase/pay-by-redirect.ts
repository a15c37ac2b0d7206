import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isRedirect, isReference, type LeadingCode } from '../../../shared/rules/payment-codes.ts';
import { assertThat } from '../../db/sql.ts';
import type { IdempotentCall } from '../../unit-of-work/idempotency.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import { CRYPTO } from './crypto-info.ts';
import { confirmPayment } from './confirm-payment.ts';
import { WATCHED_MS } from './ask-given-up.ts';
import { letGoOfSlip } from './give-slip.ts';
import { startPayment } from './start-payment.ts';

/** The payment that leads its buyer on. */
interface Led {
  readonly token: string;
  readonly code: LeadingCode;
}

/**
 * Starts a payment at a provider's page, or by a number that the order's page shows; a payment that waits
 * already leads to the same page.
 * One that needs no page any more leads to the page of the return, which shows how it stands.
 */
export async function payByRedirect(
  scope: RequestScope,
  { token, code }: Led,
  key: IdempotentCall,
): Promise<Result<{ approval_url: string }, Failure>> {
  const started = await startPayment(scope, token, { code }, key);
  if (!started.ok) return started;
  const { url_3ds: page, checkout_aggregation: checkout } = started.value;
  const { origin, base } = scope.tenant;
  // Amount and rate are fixed for a while: the buyer sees them before the provider's page.
  if (code === CRYPTO && page) {
    return ok({ approval_url: `${origin}${base}/checkout/${checkout}/cripto` });
  }
  const shown = isReference(code) ? `mis-compras/${checkout}` : `checkout/${checkout}/return`;
  return ok({ approval_url: page ?? `${origin}${base}/${shown}` });
}

/** The kinds of payments that wait for their buyer, who may choose another way instead. */
function mayBeGivenUp({ provider }: Pick<PaymentRow, 'provider'>): boolean {
  return isRedirect(provider) || isReference(provider);
}

/**
 * Gives up a payment that waits at a provider's page or by its number. The provider is asked first: what was paid
 * meanwhile is settled. What is paid later, on a page that is still open somewhere, is settled or
 * given back: by the provider's event, or by the reconciler, which watches the page for a while. A
 * card that its bank still asks about cannot be given up. Undo: pay again.
 */
export async function cancelPayment(
  scope: RequestScope,
  token: string,
): Promise<Result<PaymentView, Failure>> {
  const asked = await confirmPayment(scope, token);
  if (!asked.ok || asked.value.state !== 'requires_action') return asked;
  if (!mayBeGivenUp({ provider: asked.value.payment_type })) return asked;
  const row = await scope.cell.first(payments.findByToken(scope.tenant.storeId, token));
  if (!row) return fail({ code: 'payment_not_found' });
  const now = scope.ports.clock.now();
  await scope.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'release')),
    // A number that is given up is looked for as long as any other.
    row.slip_until === null
      ? payments.watchTry(row, now + WATCHED_MS, now)
      : payments.watchSlip(row, { charge: row.charge_id ?? '', until: row.slip_until }, now),
    ...letGoOfSlip(row, now),
    payments.recordNothing(row.id, 'created', null, now),
  ]);
  return confirmPayment(scope, token);
}

/**
 * Gives up the number that a checkout's payment waits by, so that its orders can be cancelled; any other
 * payment stays.
 */
export async function giveUpWaiting(scope: RequestScope, checkout: string): Promise<void> {
  const row = await scope.cell.first(payments.findByCheckout(scope.tenant.storeId, checkout));
  if (row?.state === 'requires_action' && isReference(row.provider)) {
    await cancelPayment(scope, row.token);
  }
}

/**
 * Places orders by another way than the one whose page or number their payment waits at: that one is given up
 * first. A payment that waits for anything else stays, and refuses the order.
 * @param place places the orders; it is asked again once the payment is given up
 */
export async function placeInstead<T>(
  scope: RequestScope,
  checkout: string,
  place: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const placing = await place();
  if (placing.ok || placing.error.code !== 'payment_pending') return placing;
  const row = await scope.cell.first(payments.findByCheckout(scope.tenant.storeId, checkout));
  if (row?.state !== 'requires_action' || !mayBeGivenUp(row)) return placing;
  const given = await cancelPayment(scope, row.token);
  return given.ok && given.value.state === 'created' ? place() : placing;
}
