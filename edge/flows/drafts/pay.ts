import type { DraftPayment } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { draftState } from '../../../shared/rules/draft-orders.ts';
import { isPaidFirst, type PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import {
  holdTerm,
  insertCheckout,
  paymentTypesOf,
  stock,
  unitsOf,
} from '../../modules/checkouts/index.ts';
import {
  contactOf,
  drafts,
  factsOf,
  linesOf,
  toPayment,
  type DraftRow,
} from '../../modules/draft-orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { armHoldTimer, placeOrder } from '../purchase/index.ts';
import { linkPath } from './link.ts';
import { agreed, readOffer, type Offered } from './offer.ts';
import { closing } from './standing.ts';

const MINUTE_MS = 60_000;

/** What is to be paid by a draft's link, and by which ways now. */
export async function readDraftPayment(
  scope: RequestScope,
  slug: string,
): Promise<Result<DraftPayment, Failure>> {
  const row = await scope.cell.first(drafts.findBySlug(scope.tenant.storeId, slug));
  if (!row) return fail({ code: 'draft_order_not_found' });
  const now = scope.ports.clock.now();
  const isOpen = draftState(factsOf(row), now) === 'open';
  const offer = isOpen ? await offerOf(scope, row) : undefined;
  const ways = offer?.ok ? paymentTypesOf([offer.value.part]).filter(isPaidFirst) : [];
  return ok(toPayment(row, now, ways));
}

/**
 * Begins to pay a draft: a purchase of its goods, at its prices, whose units are held as those of any other, and
 * whose order awaits the way to pay that was chosen. From there on it is an order like all others. Another
 * way is chosen in the same purchase, while it is open and nobody pays. The order belongs to the contact that
 * the seller named, whatever account pays. Undo: the end of the hold.
 */
export async function payDraft(
  scope: RequestScope,
  slug: string,
  code: PaymentCode,
): Promise<Result<Change<{ readonly checkout: string; readonly order: string }>, Failure>> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(drafts.findBySlug(storeId, slug));
  const now = scope.ports.clock.now();
  const closed = whyNotPaid(row, now);
  if (!row || closed) return fail(closed ?? { code: 'draft_order_not_found' });
  if (!isPaidFirst(code)) {
    return fail({ code: 'payment_type_not_available', field: 'payment_type' });
  }
  const tooMany = await countByAddress(scope, 'orderByAddress');
  if (tooMany) return fail(tooMany);
  const begun = await begin(scope, row, now);
  if (!begun.ok) return begun;
  const checkout = begun.value;
  const { contact, address } = contactOf(row);
  const placing = await placeOrder(scope, {
    checkout_id: checkout,
    cart_id: '',
    isOfGuest: true,
    contact,
    attendees: [],
    payment_type: code,
    ...(row.note !== null && { note: row.note }),
    ...(address && { address }),
  });
  if (!placing.ok) return placing;
  const { answer, statements, ...change } = placing.value;
  return ok({
    ...change,
    answer: { checkout, order: answer.orders[0] ?? '' },
    statements: [
      drafts.asRead(storeId, row),
      ...statements,
      drafts.leadBack(checkout, linkPath(row.slug)),
    ],
  });
}

function whyNotPaid(row: DraftRow | undefined, now: number): Failure | undefined {
  if (!row) return { code: 'draft_order_not_found' };
  const state = draftState(factsOf(row), now);
  if (state === 'waiting') return { code: 'payment_pending' };
  return state === 'open' ? undefined : { code: 'draft_order_closed' };
}

/** What the store offers for a draft's lines now, by the terms of the draft. */
async function offerOf(
  scope: RequestScope,
  row: DraftRow,
): Promise<Result<Offered & { readonly listed: Offered['part'] }, Failure>> {
  const lines = linesOf(row);
  const offer = await readOffer(scope, lines, row.checkout_id ?? undefined);
  if (!offer.ok) return offer;
  const { part: listed } = offer.value;
  const part = agreed(listed, {
    prices: new Map(lines.map(({ sku, price }) => [sku, price])),
    delivery_type: row.delivery_type,
    shipping: row.shipping_total,
  });
  if (!part) return fail({ code: 'delivery_not_available' });
  return ok({ ...offer.value, part, listed });
}

/** The purchase that a draft is paid in: the one that is open, or a new one that takes its place. */
async function begin(
  scope: RequestScope,
  row: DraftRow,
  now: number,
): Promise<Result<string, Failure>> {
  if (row.checkout_id !== null && row.open_until !== null && row.open_until > now) {
    return ok(row.checkout_id);
  }
  const offer = await offerOf(scope, row);
  if (!offer.ok) return offer;
  // A customer's link is no test.
  if (offer.value.isTest) return fail({ code: 'store_in_test_mode' });
  const { part, listed, holdMinutes } = offer.value;
  const { tenant, locale, region } = scope;
  const term = holdTerm(now, holdMinutes * MINUTE_MS, undefined);
  const checkout = {
    id: newId('checkout'),
    store_id: tenant.storeId,
    // No visitor has a cart for it.
    cart_id: '',
    state: 'open' as const,
    parts: JSON.stringify([part]),
    currency: part.currency,
    attribution: '{}',
    sellers: '{}',
    address: tenant.origin + tenant.base,
    locale: languageOf(locale, region),
    expires_at: term.end,
    renews_until: term.renewsUntil,
    is_test: 0,
    held_variants: 0,
  };
  const units = unitsOf(checkout);
  const written = await scope.cell.write([
    // The seller's prices stand; what is sold has to be as the store offers it now.
    assertThat(stock.pricesHold(tenant.storeId, unitsOf({ parts: JSON.stringify([listed]) }))),
    ...(row.open_until === null ? [] : closing(scope, row, now)),
    ...stock.releaseEnded(units, now),
    insertCheckout(checkout, units, now),
    ...stock.reserve(checkout.id, units, checkout.expires_at),
    ...drafts.begin(tenant.storeId, row, checkout.id),
  ]);
  if (!written.ok) return fail(await whyNotBegun(scope, row, written.refusal));
  await armHoldTimer(scope, checkout.expires_at);
  return ok(checkout.id);
}

/** Reads again to tell which came first: the last unit of another buyer's, another payer, or the seller. */
async function whyNotBegun(
  scope: RequestScope,
  row: DraftRow,
  { kind }: Refusal,
): Promise<Failure> {
  if (kind === 'check') return { code: 'out_of_stock' };
  const again = await scope.cell.first(drafts.findBySlug(scope.tenant.storeId, row.slug));
  return whyNotPaid(again, scope.ports.clock.now()) ?? { code: 'idempotency_in_progress' };
}
