/** The calls about the tickets of an order, and those of the door: each made once. */
import { expect } from 'vitest';
import type { Attendant } from '../../../shared/contracts/door.ts';
import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import type { DoorLink } from '../../../shared/contracts/door-links.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import type { WalletLinks } from '../../../shared/contracts/ticket-wallet.ts';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import type { EventMessage } from '../../../shared/contracts/event-messages.ts';
import type { EditedItem } from '../../../shared/contracts/item-fields.ts';
import type { WaitingEntry } from '../../../shared/contracts/waiting-list.ts';
import { inStock } from '../../support/in-stock.ts';
import { orderBody } from '../../support/buyer.ts';
import { eventos } from '../shops.ts';
import { expectAnswer, expectRefused } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf } from './purchase.ts';

const shop = eventos;

/** An account buys a ticket in cash, the store marks it paid, and the door admits it. */
export async function shownTickets(): Promise<void> {
  const own = { shop, headers: await signInAs(shop, 'rosa') };
  const { event, sku } = sampleDoor;
  const { cart } = await cartOf(shop, [{ item: event, sku, amount: 1 }]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', {
    ...own,
    params: { cart },
  });
  const { address: _, ...body } = orderBody(begun.cart, begun.id);
  const attendees = [{ sku, full_name: 'Lucía Méndez', phone: '5512345678' }];
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', {
    ...own,
    body: { ...body, attendees },
  });
  const staff = { shop, headers: await signInAs(shop, 'telon') };
  const order = orders[0];
  const sold = { ...staff, params: { id: 'st_eventos', order } };
  await expectAnswer('admin.order-next', { ...sold, body: { from: 'sent_to_supplier' } });
  await expectAnswer('admin.order-next', { ...sold, body: { from: 'in_process', to: 'paid' } });

  const list = await expectAnswer<{ results: Ticket[] }>('orders.attendants', {
    ...own,
    params: { order },
  });
  const { id, code } = list.results[0] as Ticket;
  await expectAnswer('orders.attendant', { ...own, params: { order, id } });
  const passed = await expectAnswer<Ticket>('orders.attendant-pass', {
    ...own,
    params: { order, id },
    body: { full_name: 'Beto Paz', phone: '5587654321', code },
  });

  const mayAdd = await expectAnswer<WalletLinks>('customers.add-to-wallet', {
    shop,
    params: { id, code: passed.code },
  });
  const pass = await shop.get(mayAdd.apple);
  expect([pass.status, pass.headers['content-type']]).toEqual([
    200,
    'application/vnd.apple.pkpass',
  ]);
  const zip = await shop.get(`/mis-compras/${order}/boletos.zip`, own.headers);
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect((await shop.get(`/mis-compras/${order}/boletos.zip`)).status).toBe(404);
  const all = `/admin/asistentes/${event}/boletos.zip`;
  expect((await shop.get(all, staff.headers)).status).toBe(200);

  const reader = { shop, headers: await signInAs(shop, 'telon-boletos') };
  expect((await shop.get(all, reader.headers)).status).toBe(403);
  await expectAnswer('tickets-admin.events', reader);
  await expectAnswer('tickets-admin.event', reader);
  const found = await expectAnswer<{ results: Attendant[] }>('tickets-admin.attendants', {
    ...reader,
    query: { text: 'beto paz' },
  });
  if (!found.results.some((one) => one.id === id)) throw new Error('the door does not know it');
  await expectAnswer('tickets-admin.admit', {
    ...reader,
    body: { code: passed.qr?.text ?? '' },
  });
  await expectAnswer('tickets-admin.tally', reader);
  await expectAnswer('tickets-admin.unpaid', reader);
  await expectAnswer('tickets-admin.undo', { ...reader, params: { event, id } });
  await expectAnswer('tickets-admin.courtesy', staff);
  await reentered(staff);
  await gatedDoor(staff);
  await linkedDoor(staff);
  await writtenMessages(staff);
  await calledOff(staff);
  await waitedFor(staff);
  await expectAnswer('tickets-admin.door-list', reader);
  await expectAnswer('tickets-admin.door-scans', reader);
  await expectAnswer('tickets-admin.wrong-scans', staff);
  await expectRefused('orders.attendant', { shop, params: { order, id } });

  const pdf = await shop.get(`/mis-compras/${order}/boletos.pdf`, own.headers);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.text).toMatch(/^%PDF-1\.4[^]*Beto Paz[^]*%%EOF\n$/);
  const stranger = await shop.get(`/mis-compras/${order}/boletos.pdf`);
  expect(stranger.status).toBe(404);
  expect((await shop.get(`/boletos/${id}/${passed.code}/pdf`)).status).toBe(200);
  expect((await shop.get(`/boletos/${id}/${code}/pdf`)).status).toBe(404);
}

/** The store writes to the attendants, plans a message, changes it and withdraws it. */
async function writtenMessages(staff: { shop: typeof shop; headers: Record<string, string> }) {
  await expectAnswer('tickets-admin.message-reach', staff);
  await expectAnswer('tickets-admin.message-add', staff);
  const body = { subject: 'Recordatorio', text: 'Es mañana.', audience: 'all' };
  const send_at = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = await expectAnswer<EventMessage>('tickets-admin.message-add', {
    ...staff,
    body: { ...body, send_at },
  });
  const params = { event: sampleDoor.event, id };
  await expectAnswer('tickets-admin.message-change', {
    ...staff,
    params,
    body: { ...body, send_at, version: 1 },
  });
  await expectAnswer('tickets-admin.messages', staff);
  await expectAnswer('tickets-admin.message-withdraw', { ...staff, params });
}

/** The store makes a gate, changes it, and removes it. */
async function gatedDoor(staff: { shop: typeof shop; headers: Record<string, string> }) {
  const { id } = await expectAnswer<DoorGate>('tickets-admin.gate-add', staff);
  const own = { ...staff, params: { event: sampleDoor.event, id } };
  await expectAnswer('tickets-admin.gate-change', own);
  await expectAnswer('tickets-admin.gate-remove', own);
}

/** The store lets people come back, for a while. */
async function reentered(staff: { shop: typeof shop; headers: Record<string, string> }) {
  await expectAnswer('tickets-admin.reentry', staff);
  await expectAnswer('tickets-admin.reentry', { ...staff, body: { allowed: false } });
}

/** The store makes a link of the door, and revokes it. */
async function linkedDoor(staff: { shop: typeof shop; headers: Record<string, string> }) {
  const { id } = await expectAnswer<DoorLink>('tickets-admin.door-link-add', staff);
  await expectAnswer('tickets-admin.door-links', staff);
  const params = { event: sampleDoor.event, id };
  await expectAnswer('tickets-admin.door-link-revoke', { ...staff, params });
}

/** The store looks at what calling another experience off would undo, and calls it off. */
async function calledOff(staff: { shop: typeof shop; headers: Record<string, string> }) {
  await expectAnswer('tickets-admin.cancellation', staff);
  await expectAnswer('tickets-admin.cancel', staff);
  await expectAnswer('tickets-admin.cancellation-retry', staff);
}

/** People wait for places of a copy of the concert; the store offers them some, and closes the list. */
async function waitedFor(staff: { shop: typeof shop; headers: Record<string, string> }) {
  const { id } = await expectAnswer<{ id: string }>('products-admin.duplicate', {
    ...staff,
    params: { id: sampleDoor.event },
    body: { name: 'Concierto agotado' },
  });
  const own = { ...staff, params: { id } };
  const item = await expectAnswer<EditedItem>('products-admin.update', {
    ...own,
    body: { list_state: 'published' },
  });
  const sku = item.skus[0]?.id ?? '';
  const join = (email: string) =>
    expectAnswer<{ place: string }>('waiting-list.join', {
      shop,
      body: { item: id, sku, name: 'Lucía Méndez', email, places: 1 },
    });
  await join('lucia-espera@example.com');
  const { place } = await join('eva-espera@example.com');
  await expectAnswer('waiting-list.leave', { shop, body: { place } });
  const at = { ...staff, params: { event: id } };
  const list = await expectAnswer<{ results: WaitingEntry[] }>('tickets-admin.waiting-list', at);
  await expectAnswer('products-admin.update', { ...own, body: { skus: inStock(item, 5) } });
  const params = { event: id, id: list.results[0]?.id ?? '' };
  await expectAnswer('tickets-admin.waiting-offer', { ...staff, params });
  await expectAnswer('tickets-admin.waiting-remove', { ...staff, params });
  await expectAnswer('tickets-admin.waiting-list-set', { ...at, body: { is_open: false } });
}
