/** A shopper who buys again and again while the server is killed, and keeps every receipt. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT } from '../../../support/buyer.ts';
import type { Random } from './random.ts';
import { tokenOf, untilDecided, type Said } from './retry.ts';

/** Cards of the sandbox, each with a different outcome. */
const CARDS = [
  '4242424242424242',
  '4242424242424242',
  // Its webhook comes twice, late, or in the wrong order.
  '4000000000000267',
  '4000000000000259',
  '4000000000000275',
  // Pending first; a call that hangs, approved behind its back; declined.
  '4000000000000077',
  '4000000000000119',
  '4000000000000002',
] as const;

/** How often a shopper asks about a payment, and the pause between. */
const ASKS = 40;
const ASK_MS = 250;

/** One purchase as the shopper knows it: only facts that the server acknowledged. */
export interface Receipt {
  readonly cart: string;
  readonly checkout: string;
  readonly orders: readonly string[];
  /**
   * `sold`: the server said that the order is bought. `open`: by card, and no answer said that it
   * is paid.
   */
  readonly state: 'sold' | 'open';
}

export interface Receipts {
  readonly placed: Receipt[];
  /** Carts begun, with any outcome. */
  readonly carts: string[];
  /** Answers to a repeat under the same key that differ from the first answer. */
  readonly faults: string[];
  /** Number of calls that were sent more than once. */
  repeated: number;
}

export interface World {
  readonly port: number;
  readonly provider: { readonly origin: string; readonly publishableKey: string };
  readonly random: Random;
  readonly receipts: Receipts;
  /** Variants to buy, some of them scarce. */
  readonly lines: readonly { readonly item: string; readonly sku: string }[];
  isOver(): boolean;
}

/** Buys until the end of the run; a purchase that was begun is finished. */
export async function shop(world: World): Promise<void> {
  while (!world.isOver()) await buyOnce(world);
}

async function buyOnce(world: World): Promise<void> {
  const { random, receipts, lines } = world;
  const line = { ...random.pick(lines), amount: 1 + random.below(2) };
  const made = await send(world, 'POST', '/shopping-carts', { lines: [line] });
  const cart = String(made.json['cart']);
  receipts.carts.push(cart);
  const started = await send(world, 'POST', `/shopping-carts/${cart}/checkout`, {});
  // A sold-out item is an answer too.
  if (started.status !== 201) return;
  const checkout = String(started.json['id']);
  await send(world, 'PUT', `/shopping-carts/${cart}/checkout/${checkout}/collection`, {});
  // Some shoppers leave here: their hold has to end by itself.
  if (random.below(8) === 0) return;
  const byCard = random.below(2) === 0;
  const order = {
    checkout_id: checkout,
    cart_id: cart,
    // An address may place only a few unpaid orders an hour.
    contact: { ...CONTACT, email: `${randomUUID()}@example.com` },
    payment_type: byCard ? 'str_card' : 'cash',
  };
  const key = crypto.randomUUID();
  const placed = await send(world, 'POST', '/orders', order, key);
  if (placed.status !== 201) return;
  if (random.below(4) === 0) await placeAgain(world, order, key, placed);
  const sold = byCard ? await pay(world, String(placed.json['payment_token'])) : true;
  const orders = placed.json['orders'] as string[];
  receipts.placed.push({ cart, checkout, orders, state: sold ? 'sold' : 'open' });
}

/** A repeat gets the first answer, however often the server died in between. */
async function placeAgain(world: World, order: object, key: string, first: Said): Promise<void> {
  const again = await send(world, 'POST', '/orders', order, key);
  const same =
    again.status === first.status && JSON.stringify(again.json) === JSON.stringify(first.json);
  if (!same) world.receipts.faults.push(`${key}: ${JSON.stringify([first, again])}`);
}

/** Pays, and once more if nothing was charged. True when the server said that the order is paid. */
async function pay(world: World, payment: string): Promise<boolean> {
  const { provider, random } = world;
  for (let round = 0; round < 2; round += 1) {
    const card = random.pick(CARDS);
    const source = await tokenOf(provider.origin, provider.publishableKey, card);
    const paid = await sendOnce(world, payment, source);
    if (paid === 402) continue;
    const state = await settled(world, payment);
    if (state === 'approved') return true;
    if (state !== 'created' && state !== 'declined') return false;
  }
  return false;
}

/** Sends the card call. A call without an answer may have been done, so its key is sent again. */
async function sendOnce(world: World, payment: string, source: string): Promise<number> {
  const body = { source_id: source };
  const key = crypto.randomUUID();
  for (let tries = 0; tries < 3; tries += 1) {
    const { status } = await send(world, 'POST', `/payment/${payment}/order/card`, body, key);
    if (status !== 409) return status;
    await wait(ASK_MS);
  }
  return 409;
}

async function settled(world: World, payment: string): Promise<string> {
  let state = 'processing';
  for (let ask = 0; ask < ASKS && state === 'processing'; ask += 1) {
    const asked = await send(world, 'POST', `/payment/${payment}/confirm`, undefined);
    state = String(asked.json['state']);
    if (state === 'processing') await wait(ASK_MS);
  }
  return state;
}

async function send(
  { port, receipts }: World,
  method: string,
  path: string,
  body: unknown,
  key?: string,
): Promise<Said> {
  const said = await untilDecided(port, method, path, body, key);
  if (said.tries > 1) receipts.repeated += 1;
  return said;
}
