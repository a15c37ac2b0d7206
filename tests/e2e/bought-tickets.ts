/** An order of tickets that its store was paid for, made over the API as the pages make it. */
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { orderBody } from '../support/buyer.ts';
import { demoAccount } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { beginSession } from './straight.ts';

const STORE = 'eventos';

/** The header of a browser's session. */
async function sessionOf(context: BrowserContext): Promise<{ cookie: string }> {
  const cookies = await context.cookies(demoShop(STORE).origin);
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/**
 * Buys a ticket for each name in cash, with the account that is signed in in a browser, and has the
 * store's owner mark it paid.
 * @returns the order's id
 */
export async function boughtTickets(
  browser: Browser,
  buyer: BrowserContext,
  names: readonly string[],
): Promise<string> {
  const shop = demoShop(STORE);
  const { event, sku } = sampleDoor;
  const send = async (who: { cookie: string }, method: string, path: string, body: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.send(method, `/api${path}`, body, { ...who, ...key });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json();
  };
  const own = await sessionOf(buyer);
  const lines = [{ item: event, sku, amount: names.length }];
  const { cart } = (await send(own, 'POST', '/shopping-carts/', { lines })) as { cart: string };
  const begun = (await send(own, 'POST', `/shopping-carts/${cart}/checkout`, {})) as CheckoutView;
  const { address: _, ...body } = orderBody(cart, begun.id);
  const attendees = names.map((full_name) => ({ sku, full_name, phone: '5512345678' }));
  const placed = (await send(own, 'POST', '/orders/', { ...body, attendees })) as PlacedOrder;
  const order = placed.orders[0] ?? '';
  const owner = await browser.newContext();
  await beginSession(owner, demoAccount('telon').id, STORE);
  const staff = await sessionOf(owner);
  const path = `/admin/suppliers/st_eventos/orders/${order}/next`;
  await send(staff, 'POST', path, { from: 'sent_to_supplier' });
  await send(staff, 'POST', path, { from: 'in_process', to: 'paid' });
  await owner.close();
  return order;
}
