import type { Context, Next } from 'hono';
import { isReference } from '../../shared/rules/payment-codes.ts';
import { isPaymentPlaced } from '../../shared/rules/payment-states.ts';
import type { EdgeEnv } from '../http/context.ts';
import { payments, type PaymentRow } from '../modules/payments/index.ts';

/**
 * `GET {base}/me/payments/{payment_token}`: leads a buyer to the page where their payment stands. That
 * page shows a visitor who is not its buyer what it shows every stranger. A token of no payment of the
 * store's has the page of an address that leads nowhere.
 */
export async function answerPaymentPage(
  context: Context<EdgeEnv>,
  next: Next,
): Promise<Response | void> {
  context.set('route', 'payment-page');
  const { cell, tenant } = context.get('scope');
  const token = context.req.param('token') ?? '';
  const row = await cell.first(payments.findByToken(tenant.storeId, token));
  if (!row) return next();
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return context.body(null, 303, { ...headers, location: `${tenant.base}/${pageOf(row)}` });
}

/** Where a payment goes on: with its order, at its provider, or where it is paid. */
function pageOf({ checkout_id: checkout, state, provider }: PaymentRow): string {
  if (isPaymentPlaced(state) || state === 'in_review') return `mis-compras/${checkout}`;
  if (state === 'processing') return `checkout/${checkout}/return`;
  const isNumber = state === 'requires_action' && isReference(provider);
  return isNumber ? `mis-compras/${checkout}` : `checkout/${checkout}/pay`;
}
