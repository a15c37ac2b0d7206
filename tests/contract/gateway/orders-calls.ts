/** The calls of a store's staff about its orders: each made once. */
import { expect } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { localIso } from '../../../shared/rules/local-time.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, expectRefused } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

/** A visitor's order, which the store's staff reads, moves on and cancels. */
export async function workedOrder(shop: Shop, line: Line): Promise<void> {
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  const body = { ...orderBody(begun.cart, begun.id), payment_type: 'cash' };
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', { body });
  const staff = { headers: await signInAs(shop, 'lirio-despacho') };
  const params = { id: 'st_moda', order: orders[0] };
  const list = await expectAnswer<{ results: { id: string }[] }>('admin.orders', {
    ...staff,
    params: { id: params.id },
  });
  expect(list.results.map(({ id }) => id)).toContain(params.order);
  await expectAnswer('admin.order-states', {
    ...staff,
    params: { id: params.id },
    query: { ids: params.order },
  });
  await expectAnswer('admin.order', { ...staff, params });
  await heldOrder(staff, params);
  await expectAnswer('admin.order-next', { ...staff, params });
  await keptNotes(staff, params);
  await sentInParts(staff, params, line);
  // A parcel brought it in transit.
  const paid = { from: 'in_transit', to: 'paid' };
  const { order } = params;
  await expectAnswer('dssupplier.order-next', { ...staff, params: { order }, body: paid });
  await expectAnswer('orders.receipt', {
    ...staff,
    params: { mashup: 'st_moda:st_moda', order: params.order },
  });
  await expectAnswer('admin.order-receipt', { ...staff, params });
  await expectAnswer('admin.order-mail', { ...staff, params });
  await noLabel(staff, params);
  // Its buyer pays in cash.
  for (const id of ['capture', 'void']) {
    await expectRefused(`admin.order-${id}`, { ...staff, params, body: { from: 'paid' } });
  }
  await expectAnswer('admin.order-cancel', {
    ...staff,
    params,
    body: { from: 'paid', reason: 'requested_by_client' },
  });
  const another = await cartOf(shop, [line]);
  const next = await expectAnswer<CheckoutView>('shopping-carts.checkout', {
    params: { cart: another.cart },
  });
  const placed = await expectAnswer<PlacedOrder>('orders.create', {
    body: { ...orderBody(next.cart, next.id), payment_type: 'cash' },
  });
  await expectAnswer('dssupplier.order-cancel', {
    ...staff,
    params: { order: placed.orders[0] },
  });
}

/** The calls about the label of an order that goes by no courier, and a courier's event about no label. */
async function noLabel(staff: { headers: Record<string, string> }, params: object): Promise<void> {
  const shown = await expectAnswer('admin.order-label', { ...staff, params: { ...params } });
  expect(shown).toMatchObject({ chosen: null, label: null, may_buy: false });
  for (const id of ['buy', 'cancel', 'rates']) {
    await expectRefused(`admin.order-label-${id}`, { ...staff, params: { ...params } });
  }
  expect(await expectAnswer('courier.event')).toEqual({ received: true });
}

/** Places an account's order that is paid in cash; gives its id. */
async function inCash(shop: Shop, line: Line, own: { headers: Record<string, string> }) {
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', {
    ...own,
    body: { ...orderBody(begun.cart, begun.id), payment_type: 'cash' },
  });
  return orders[0] ?? '';
}

/** The invoice of an account's order, which the store's staff issues and has stamped. */
export async function invoicedOrder(shop: Shop, line: Line): Promise<void> {
  const own = { headers: await signInAs(shop, 'rosa') };
  const order = await inCash(shop, line, own);
  const silent = await inCash(shop, line, own);
  await expectAnswer('orders.invoice', { ...own, params: { order } });
  await expectAnswer('orders.files', { ...own, params: { order } });
  await expectAnswer('orders.list', own);
  const staff = { headers: await signInAs(shop, 'lirio-contador') };
  const store = { ...staff, params: { id: 'st_moda' } };
  const named = { ...staff, params: { id: 'st_moda', order } };
  for (const one of [order, silent]) {
    const params = { id: 'st_moda', order: one };
    await expectAnswer('admin.order-next', { ...staff, params });
    const body = { from: 'in_process', to: 'paid' };
    await expectAnswer('admin.order-next', { ...staff, params, body });
  }
  const waiting = await expectAnswer<{ results: { order: string }[] }>(
    'admin.invoices-waiting',
    store,
  );
  expect(waiting.results.map((one) => one.order)).toContain(order);
  await expectAnswer('admin.billing-change', store);
  await expectAnswer('admin.billing', store);
  const { id } = await expectAnswer<{ id: string }>('admin.invoice-issue', {
    ...named,
  });
  // The demo's sales of the month stand in a global invoice from then on.
  const month = { periodicity: '04', day: localIso(Date.now(), 'MX').slice(0, 10) };
  await expectAnswer('admin.invoice-global-preview', { ...store, query: month });
  await expectAnswer('admin.invoice-global', { ...store, body: month });
  const list = await expectAnswer<{ results: { id: string }[] }>('admin.invoices', store);
  expect(list.results.map((one) => one.id)).toContain(id);
  await expectAnswer('admin.invoice-stamp', { ...staff, params: { ...store.params, invoice: id } });
}

/** An account's own order: the seller proposes a day, the account agrees, and then cancels. */
export async function canceledOrder(shop: Shop, line: Line): Promise<void> {
  const own = { headers: await signInAs(shop, 'rosa') };
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', {
    ...own,
    body: { ...orderBody(begun.cart, begun.id), payment_type: 'cash' },
  });
  const staff = { headers: await signInAs(shop, 'lirio-despacho') };
  const params = { id: 'st_moda', order: orders[0] };
  const arrives_on = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const edited = await expectAnswer<SellerOrderView>('admin.order-edit-delivery', {
    ...staff,
    params,
  });
  const same = { edits: edited.edits?.length ?? 0, lines: [{ sku: line.sku, units: line.amount }] };
  await expectAnswer('admin.order-lines-preview', { ...staff, params, body: same });
  await expectAnswer('admin.order-edit-lines', { ...staff, params, body: same });
  const added = {
    edits: same.edits,
    additions: 0,
    lines: [{ ...line, price: 19_900 }],
    delivery_type: 'fixed_delivery',
  };
  await expectAnswer('admin.order-addition-preview', { ...staff, params, body: added });
  await expectAnswer('admin.order-addition-add', { ...staff, params, body: added });
  await expectAnswer('admin.order-additions', { ...staff, params });
  await expectAnswer('admin.order-propose', {
    ...staff,
    params,
    body: { from: 'sent_to_supplier', arrives_on },
  });
  await expectAnswer('orders.next', { ...own, params: { order: orders[0] } });
  await expectAnswer('orders.mail', { ...own, params: { order: orders[0] } });
  await expectAnswer('orders.cancel', {
    ...own,
    params: { order: orders[0] },
    body: { from: 'in_process', reason: 'requested_by_client' },
  });
  // It was to be paid in cash: there is nothing to give back.
  await expectRefused('orders.refund-account', { ...own, params: { order: orders[0] } });
}

/** A parcel that was sent by mistake, corrected and called back: the order goes as one again. */
async function sentInParts(
  staff: { headers: Record<string, string> },
  params: Record<string, unknown>,
  { sku }: Line,
): Promise<void> {
  const body = { from: 'in_process', lines: [{ sku, units: 1 }] };
  const sent = await expectAnswer<SellerOrderView>('admin.shipment-add', {
    ...staff,
    params,
    body,
  });
  const ofParcel = { ...staff, params: { ...params, shipment: sent.shipments?.[0]?.id } };
  await expectAnswer('admin.shipment-change', ofParcel);
  await expectAnswer('admin.shipment-call-back', ofParcel);
  const again = await expectAnswer<SellerOrderView>('admin.shipment-add', {
    ...staff,
    params,
    body: { ...body, from: 'in_transit' },
  });
  await expectAnswer('admin.shipment-delivered', {
    ...staff,
    params: { ...params, shipment: again.shipments?.[1]?.id },
  });
}

/** An order held, released, held again and released for good. */
async function heldOrder(
  staff: { headers: Record<string, string> },
  params: Record<string, unknown>,
): Promise<void> {
  await expectAnswer('admin.order-hold', { ...staff, params });
  const { past_holds: released } = await expectAnswer<SellerOrderView>('admin.order-release', {
    ...staff,
    params,
  });
  const hold = released[0]?.id;
  await expectAnswer('admin.order-hold-restore', { ...staff, params: { ...params, hold } });
  await expectAnswer('admin.order-release', { ...staff, params });
}

/** A note beside an order, written, changed, deleted and put back. */
async function keptNotes(
  staff: { headers: Record<string, string> },
  params: Record<string, unknown>,
): Promise<void> {
  const { id: note } = await expectAnswer<{ id: string }>('admin.order-note-add', {
    ...staff,
    params,
  });
  const ofNote = { ...staff, params: { ...params, note } };
  await expectAnswer('admin.order-note-change', ofNote);
  await expectAnswer('admin.order-note-delete', ofNote);
  await expectAnswer('admin.order-note-restore', ofNote);
  await expectAnswer('admin.order-notes', { ...staff, params });
}
