import type { z } from 'zod';
import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { InStoreSale, sellInStore as contract } from '../../../shared/contracts/in-store.ts';
import type { Contact } from '../../../shared/contracts/place-order.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { changeOf } from '../../../shared/rules/in-store.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import {
  closeCheckout,
  freezeParts,
  insertCheckout,
  stock,
  totalsOf,
  unitsOf,
} from '../../modules/checkouts/index.ts';
import { insertOrders, nationalPhone } from '../../modules/orders/index.ts';
import { currentStore, forgetStore } from '../../modules/store/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { orderRows } from '../purchase/index.ts';
import type { Changing } from './changing.ts';
import { handOver } from './hand-over.ts';
import { quoteOwnLines } from './own-lines.ts';
import { ownSupplier } from './own-part.ts';

/** What a seller types of a sale in person. */
type Sale = z.output<(typeof contract)['body']>;

/** A sale's checkout ends with the batch that makes it. */
const OPEN_MS = 60_000;

/**
 * Sells goods of the tenant's own in person. One batch holds all of it: the prices, the units that leave the
 * stock, the order with its way to the end, its payment, its receipt. Undo: a return, as of every order that
 * was received.
 */
export async function sellInStore(
  scope: RequestScope,
  id: string,
  sale: Sale,
): Changing<InStoreSale> {
  const { storeId, origin, base } = scope.tenant;
  const supplier = ownSupplier(scope, id);
  if (!supplier.ok) return supplier;
  const [parts, store, { accountId }] = await Promise.all([
    partsFor(scope, sale),
    currentStore(scope),
    signedIn(scope),
  ]);
  if (!parts.ok) return parts;
  const contact = contactOf(sale, store?.country ?? 'MX');
  if (!contact.ok) return contact;
  const { total } = totalsOf(parts.value);
  if (total !== sale.total) return fail({ code: 'sale_price_changed', field: 'total' });
  const received = sale.taken === 'cash' ? (sale.received ?? null) : null;
  const change = changeOf(sale.taken, total, received);
  if (change === undefined) return fail({ code: 'too_little_received', field: 'received' });

  const now = scope.ports.clock.now();
  const row = {
    id: newId('checkout'),
    store_id: storeId,
    // No visitor has a cart for it.
    cart_id: '',
    state: 'open' as const,
    parts: JSON.stringify(parts.value),
    currency: parts.value[0]?.currency ?? '',
    attribution: '{}',
    sellers: '{}',
    invoicing: null,
    billing: null,
    card_choice: null,
    account_asked: null,
    margins: '{}',
    is_test: 0,
    held_variants: 0,
    address: origin + base,
    locale: languageOf(scope.locale, scope.region),
    expires_at: now + OPEN_MS,
    renews_until: now + OPEN_MS,
  };
  const paidBy = sale.taken === 'cash' ? ('cash' as const) : ('deposit' as const);
  const rows = orderRows(
    row,
    {
      parts: parts.value,
      contact: contact.value,
      address: null,
      attendees: [],
      paymentType: total === 0 ? null : paidBy,
      total,
      note: sale.note || null,
    },
    null,
  );
  const [order] = rows.orders;
  if (!order) return fail({ code: 'unavailable_for_sale' });
  const units = unitsOf(row);
  const over = handOver(scope, order, {
    accountId,
    taken: sale.taken,
    received,
    country: store?.country ?? 'MX',
    isMailed: contact.value.email !== '',
  });
  return ok({
    answer: {
      order: order.id,
      number: order.number,
      total,
      currency: order.currency,
      taken: sale.taken,
      change,
      receipt: `/admin/ordenes/${order.id}/recibo`,
      is_mailed: contact.value.email !== '',
    },
    statements: [
      assertThat(stock.pricesHold(storeId, units)),
      ...stock.releaseEnded(units, now),
      insertCheckout(row, units, now),
      ...insertOrders(rows.orders, rows.lines, [], now),
      ...stock.sell(row.id, units),
      closeCheckout(row.id, 'placed'),
      stock.tellSoldOut(units),
      ...over.statements,
    ],
    refused: (refusal) => explain(scope, sale, refusal),
    async committed() {
      forgetStore(storeId);
      await announceOutbox(scope, over.outbox);
    },
  });
}

/** The sale's one part, with prices as they are now and nothing to bring; each line has to be the store's own. */
async function partsFor(scope: RequestScope, sale: Sale): Promise<Result<CheckoutPart[], Failure>> {
  const quote = await quoteOwnLines(scope, sale.lines);
  if (!quote.ok) return quote;
  // What changes hands at the counter is no test.
  if (quote.value.isTest) return fail({ code: 'store_in_test_mode' });
  return ok(
    freezeParts(quote.value.view.orders).map((part) => ({
      ...part,
      needs_delivery: false,
      delivery_type: null,
      delivery_options: [],
      shipping_total: 0,
    })),
  );
}

/** What the buyer has said of themselves, in the forms in which contacts are kept. */
function contactOf(
  { full_name: name, email, phone }: Sale,
  country: string,
): Result<Contact, Failure> {
  const kept = phone === '' ? '' : nationalPhone(phone, country);
  if (kept === undefined) return fail({ code: 'invalid_request', field: 'phone' });
  return ok({ full_name: tidyName(name), email, country, phone: kept });
}

/** Reads again to tell which line another buyer took, or which price has just changed. */
async function explain(scope: RequestScope, sale: Sale, { kind }: Refusal): Promise<Failure> {
  if (kind === 'unique') return { code: 'idempotency_in_progress' };
  const again = await partsFor(scope, sale);
  if (!again.ok) return again.error;
  return { code: kind === 'check' ? 'out_of_stock' : 'sale_price_changed' };
}
