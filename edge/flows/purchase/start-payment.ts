import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mayAuthorize } from '../../../shared/rules/authorizations.ts';
import type { Billing } from '../../../shared/rules/billing.ts';
import { isCardForm, isReference, type LeadingCode } from '../../../shared/rules/payment-codes.ts';
import { hasVault } from '../../../shared/rules/saved-cards.ts';
import { leavesTime, slipEnd } from '../../../shared/rules/payment-slip.ts';
import { assertThat } from '../../db/sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  recall,
  remember,
  type IdempotentCall,
  type Recalled,
} from '../../unit-of-work/idempotency.ts';
import {
  findCheckout,
  isHeld,
  isOpenAsRead,
  partsOf,
  whyClosed,
} from '../../modules/checkouts/index.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { awaits, findFirstAwaiting } from '../../modules/orders/index.ts';
import {
  payments,
  toPaymentView,
  referenceOf,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import type { Charge, ProviderError } from '../../providers/payment/port.ts';
import { vaultOf, type KeepsFor } from './card-vault.ts';
import { holdNow } from './hold-now.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** The try that an idempotency key started. The answer to the key is the state of that try. */
interface RememberedTry {
  readonly tries: number;
}

/** What starts a payment: a card's token, or the way that leads to a page or a number to pay by. */
export type Start =
  | { readonly source: string }
  /** A saved card, by its id. */
  | { readonly card: string; readonly source?: undefined }
  | { readonly code: LeadingCode; readonly source?: undefined };

/**
 * Starts a payment: charges a card by its token, or asks for the page or the number by which its buyer pays. The
 * payment is claimed before the provider is asked, so that of parallel calls one charges. Its outcome
 * is settled like any other. Undo: the settlement refunds a charge without orders.
 */
export async function startPayment(
  scope: RequestScope,
  token: string,
  start: Start,
  key: IdempotentCall,
): Promise<Result<PaymentView, Failure>> {
  const [before, row] = await Promise.all([recall(scope, key, scope.cell), find(scope, token)]);
  if (!before.ok) return before;
  if (!row) return fail({ code: 'payment_not_found' });
  const { remembered } = before.value;
  if (remembered) return answerOf(scope, row, JSON.parse(remembered.answer) as RememberedTry);
  if (!isMeant(row, start))
    return fail({ code: 'payment_type_not_available', field: 'payment_type' });
  if (row.state !== 'created' && row.state !== 'declined') return answerOf(scope, row);

  const provider = await providerOf(scope, row);
  if (!provider) return fail({ code: 'payment_type_not_available', field: 'payment_type' });
  const { checkout_id: checkout, provider: code } = row;
  const [named, later, held] = await Promise.all([
    scope.cell.first(findFirstAwaiting(checkout)),
    mayAuthorize(code)
      ? scope.cell.first(authorizations.findLater(checkout, code, row.msi_payments))
      : undefined,
    isReference(code) ? scope.cell.first(findCheckout(row.store_id, checkout)) : undefined,
  ]);
  const now = scope.ports.clock.now();
  const payBy = isReference(code) && held ? slipEnd(code, now, held.renews_until) : undefined;
  if (payBy !== undefined && !leavesTime(payBy, now)) {
    return fail({ code: 'payment_type_not_available', field: 'payment_type' });
  }
  const buyer = named && {
    name: named.full_name,
    email: named.email,
    phone: named.phone ?? undefined,
  };
  const card = 'card' in start ? start.card : undefined;
  const vault = await vaultOf(scope, { row, provider, buyer, card });
  if (!vault.ok) return vault;
  const { keeps = null } = vault.value ?? {};
  const claimed = await claim(scope, { row, keeps }, key, before.value);
  if (!claimed.ok) return claimed;
  const charged = await provider.start({
    amount: { amount: row.amount, currency: row.currency },
    source: vault.value?.source ?? start.source,
    reference: claimed.value,
    returnUrl: pageOf(scope, row, 'return'),
    cancelUrl: pageOf(scope, row, 'pay'),
    windowUrl: `${scope.tenant.origin}${scope.tenant.base}/me/payments/${row.token}/banco`,
    webhookUrl: `${scope.tenant.origin}${scope.tenant.base}/api/payment/webhooks/${row.provider}`,
    idempotencyKey: claimed.value,
    locale: scope.locale,
    ...(named && { description: named.number, buyer }),
    ...(row.billing !== null && { billing: JSON.parse(row.billing) as Billing }),
    ...(vault.value && { vault: vault.value.vault }),
    ...(payBy !== undefined && { payBy }),
    ...(row.msi_payments > 1 && { instalments: row.msi_payments }),
    ...(later?.is_later === 1 && provider.authorizations && { isLater: true }),
  });
  await apply(scope, row, charged);
  const after = await find(scope, token);
  if (!charged.ok && charged.error.code !== 'source_refused')
    return fail({ code: 'payment_failed' });
  return after ? answerOf(scope, after, undefined, true) : fail({ code: 'payment_not_found' });
}

/** True for the way that a payment was placed by: its provider's page, or its card's form or vault. */
function isMeant({ provider }: PaymentRow, start: Start): boolean {
  if ('code' in start) return provider === start.code;
  return 'card' in start ? hasVault(provider) : isCardForm(provider);
}

function find(scope: RequestScope, token: string): Promise<PaymentRow | undefined> {
  return scope.cell.first(payments.findByToken(scope.tenant.storeId, token));
}

/**
 * A page that the bank or the provider sends the buyer back to; it changes nothing by itself. The return asks
 * how it went before it goes on to the page that the payment names.
 */
function pageOf({ tenant }: RequestScope, row: PaymentRow, page: 'return' | 'pay'): string {
  const named = page === 'pay' ? row.cancel_path : null;
  return `${tenant.origin}${tenant.base}${named ?? `/checkout/${row.checkout_id}/${page}`}`;
}

/**
 * Claims the payment for one try. Answers the provider's reference of the try, or why it cannot be
 * tried now.
 */
async function claim(
  scope: RequestScope,
  { row, keeps }: { readonly row: PaymentRow; readonly keeps: KeepsFor | null },
  key: IdempotentCall,
  before: Recalled,
): Promise<Result<string, Failure>> {
  const now = scope.ports.clock.now();
  const checkout = await scope.cell.first(findCheckout(row.store_id, row.checkout_id));
  const closed = whyClosed(checkout, now);
  if (!checkout || closed) return fail(closed ?? { code: 'checkout_not_found' });
  const isFreed = !isHeld(checkout, partsOf(checkout));
  const tries = row.tries + 1;
  const kept: RememberedTry = { tries };
  const written = await scope.cell.write([
    ...remember(scope, key, { status: 200, answer: JSON.stringify(kept) }, before),
    assertThat(
      payments.expects(row.id, row.tries, 'claim'),
      isOpenAsRead(checkout, now),
      awaits(row.checkout_id, row.amount),
    ),
    payments.claim(row, keeps, now),
    payments.insertTry(row, now),
    // The store freed units meanwhile: they are held again before any money moves.
    ...(isFreed ? holdNow(checkout, now) : []),
  ]);
  if (written.ok) return ok(referenceOf(scope.cell, { id: row.id, tries }));
  const [again, open] = await Promise.all([
    find(scope, row.token),
    scope.cell.first(findCheckout(row.store_id, row.checkout_id)),
  ]);
  const now2 = scope.ports.clock.now();
  if (again?.tries === row.tries) {
    const isGone = written.refusal.kind === 'check';
    const why = isGone ? ({ code: 'out_of_stock' } as const) : whyClosed(open, now2);
    return fail(why ?? { code: 'order_not_found' });
  }
  return fail({ code: 'payment_pending' });
}

/** Settles the outcome of the call. An answer that never came leaves the payment `processing`. */
async function apply(
  scope: RequestScope,
  row: PaymentRow,
  charged: Result<Charge, ProviderError>,
): Promise<void> {
  if (charged.ok) {
    if (charged.value.outcome !== 'unknown') await settlePayment(scope, charged.value);
    return;
  }
  const refused = charged.error.code === 'source_refused';
  if (!refused) console.error(JSON.stringify({ level: 'error', provider: charged.error }));
  const now = scope.ports.clock.now();
  await scope.cell.write([
    assertThat(payments.expects(row.id, row.tries + 1, 'release')),
    payments.recordNothing(
      row.id,
      refused ? 'declined' : 'created',
      refused ? charged.error.code : null,
      now,
    ),
  ]);
}

/**
 * The state of a payment, as an answer to the card call.
 * @param remembered the try that the call's key started; a later one means that it was declined
 * @param own true for the call that made the charge: it may wait, another must not charge again
 */
function answerOf(
  scope: RequestScope,
  row: PaymentRow,
  remembered?: RememberedTry,
  own = false,
): Result<PaymentView, Failure> {
  const view = toPaymentView(row, scope);
  if (row.state === 'declined' || (remembered && remembered.tries < row.tries)) {
    const reason = row.decline_code;
    return fail({ code: 'payment_declined', ...(reason ? { values: { reason } } : {}) });
  }
  if (view.state === 'refunded' || view.state === 'voided') {
    return fail({ code: 'checkout_expired' });
  }
  const isTaken = row.state === 'approved' || row.state === 'authorized';
  if (isTaken || row.state === 'requires_action') return ok(view);
  if (row.state === 'created') return fail({ code: 'payment_failed' });
  return own ? ok(view) : fail({ code: 'payment_pending' });
}
