import type { Failure } from '../../../shared/contracts/errors.ts';
import type { PaymentLink, SharedPayment } from '../../../shared/contracts/payment-links.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isShareable, linkEnd, linkStanding } from '../../../shared/rules/payment-links.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import { assertThat } from '../../db/sql.ts';
import {
  countHolder,
  findCheckout,
  isOpenAsRead,
  whyClosed,
} from '../../modules/checkouts/index.ts';
import { awaits } from '../../modules/orders/index.ts';
import { paymentLinks, type LinkRow } from '../../modules/payment-links/index.ts';
import { payments } from '../../modules/payments/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { armHoldTimer } from './hold-timer.ts';
import { holdUntil } from './hold-until.ts';
import { isOfBuyer } from './show-orders.ts';

interface OfCheckout {
  readonly cart: string;
  readonly checkout: string;
}

/**
 * Makes the link by which somebody else pays, and keeps the goods until it ends. A hold of an hour that costs
 * its visitor nothing goes on counting against the visitor's caps, as one for a number to pay by does. Undo:
 * the end of the link, or another delivery or way to pay, which leave nothing to pay by it.
 */
export async function sharePayment(
  scope: RequestScope,
  { cart, checkout }: OfCheckout,
): Promise<Result<Change<PaymentLink>, Failure>> {
  const { cell, tenant, visitor } = scope;
  const now = scope.ports.clock.now();
  const [row, payment, before, identity] = await Promise.all([
    cell.first(findCheckout(tenant.storeId, checkout, cart)),
    cell.first(payments.findByCheckout(tenant.storeId, checkout)),
    cell.first(paymentLinks.findLinkOf(tenant.storeId, checkout)),
    visitor.identity(),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (before) return fail({ code: 'slug_public_was_alrready_generated' });
  if (!payment) return fail({ code: 'order_not_found' });
  if (isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });
  if (!isShareable(payment.provider)) return fail({ code: 'payment_type_not_available' });
  const endsAt = linkEnd(now, row.renews_until);
  const slug = newId('paymentLink');
  const network = identity ? undefined : await visitor.addressKey();
  const link = { slug, checkout, storeId: tenant.storeId, endsAt };
  return ok({
    answer: toLink(scope, { public_slug: slug, ends_at: endsAt }),
    statements: [
      assertThat(isOpenAsRead(row, now), payments.isAsRead(row.id, payment)),
      assertThat(awaits(row.id, payment.amount)),
      ...holdUntil(row, endsAt, now),
      ...(network === undefined ? [] : [countHolder(row.id, { visitor: row.cart_id, network })]),
      paymentLinks.insertLink(link, now),
    ],
    refused: async ({ kind }) => {
      if (kind === 'check') return { code: 'out_of_stock' };
      const made = await cell.first(paymentLinks.findLinkOf(tenant.storeId, checkout));
      return { code: made ? 'slug_public_was_alrready_generated' : 'order_not_found' };
    },
    committed: () => armHoldTimer(scope, endsAt),
  });
}

/** The link of a checkout, for a caller who knows its cart. */
export async function readLink(
  scope: RequestScope,
  { cart, checkout }: OfCheckout,
): Promise<Result<PaymentLink, Failure>> {
  const { cell, tenant } = scope;
  const [row, link] = await Promise.all([
    cell.first(findCheckout(tenant.storeId, checkout, cart)),
    cell.first(paymentLinks.findLinkOf(tenant.storeId, checkout)),
  ]);
  return row && link ? ok(toLink(scope, link)) : fail({ code: 'payment_link_not_found' });
}

/** What a buyer's own page shows of a link: the one that counts, or that one may be made. */
export async function readOwnLink(
  scope: RequestScope,
  checkout: string,
): Promise<{ readonly cart: string; readonly link: PaymentLink | null } | null> {
  const { cell, tenant } = scope;
  const now = scope.ports.clock.now();
  const [row, payment, link, isBuyer] = await Promise.all([
    cell.first(findCheckout(tenant.storeId, checkout)),
    cell.first(payments.findByCheckout(tenant.storeId, checkout)),
    cell.first(paymentLinks.findLinkOf(tenant.storeId, checkout)),
    isOfBuyer(scope, { checkout }),
  ]);
  if (!row || !payment || !isBuyer || whyClosed(row, now)) return null;
  if (isPaymentUnderWay(payment.state) || !isShareable(payment.provider)) return null;
  if (link && link.ends_at <= now) return null;
  return { cart: row.cart_id, link: link ? toLink(scope, link) : null };
}

/** What is to be paid by a link, for everybody who has it. */
export async function readShared(
  scope: RequestScope,
  slug: string,
): Promise<Result<SharedPayment, Failure>> {
  const now = scope.ports.clock.now();
  const row = await scope.cell.first(paymentLinks.findShared(scope.tenant.storeId, slug, now));
  if (!row) return fail({ code: 'payment_link_not_found' });
  const facts = { state: row.state, isDue: row.is_due === 1, endsAt: row.ends_at };
  const standing = linkStanding(facts, now);
  return ok({
    amount: row.amount,
    currency: row.currency,
    payment_type: row.provider,
    until: new Date(row.ends_at).toISOString(),
    standing,
    checkout: standing === 'open' ? row.checkout_id : null,
  });
}

function toLink(
  { tenant }: RequestScope,
  { public_slug: slug, ends_at: end }: LinkRow,
): PaymentLink {
  return {
    public_slug: slug,
    url: `${tenant.origin}${tenant.base}/pago/${slug}`,
    until: new Date(end).toISOString(),
  };
}
