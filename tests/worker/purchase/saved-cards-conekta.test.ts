/**
 * Cards that stay with Conekta, by its own adapter at the sandbox's wire: kept by the page where they are typed,
 * charged again without it, and let go of.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { purchaseEndpoints, reconcile } from '../../../edge/flows/purchase/index.ts';
import { letGoOfCards, savedCardEndpoints } from '../../../edge/flows/purchase/saved-cards.ts';
import { savedCards } from '../../../edge/modules/saved-cards/index.ts';
import { eraseAccount } from '../../../edge/modules/profiles/erase.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { directory, NOW, person, tell } from './card-owner.ts';
import { FAULTS } from './faults.ts';
import { openPages } from './memory-pages.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, write, type TestStore } from './world.ts';

newBuyersEachTest();
afterEach(() => {
  vi.unstubAllGlobals();
});

const CODE = 'conekta_card';
type Pages = ReturnType<typeof openPages>;
type Saved = { results: { id: string; code: string; last4: string; exp_year: number }[] };

const KEPT = {
  cell: 'a',
  code: CODE,
  taker: 'platform',
  source: 'src_other',
  brand: 'visa',
  last4: '1881',
  exp_month: 9,
  exp_year: 2031,
} as const;

/** A store that takes Conekta alone. */
async function conektaStore(): Promise<TestStore> {
  const store = await makeStore('a');
  const types = JSON.stringify([CODE]);
  await write('a', sql`UPDATE store SET payment_types = ${types} WHERE id = ${store.id}`);
  return store;
}

async function begin(identity: Identity | null, pages: Pages, store: TestStore) {
  const visitor = { ...nobody, identity: () => Promise.resolve(identity) };
  const endpoints = [...savedCardEndpoints, ...purchaseEndpoints];
  const world = makeWorld(visitor, { endpoints, payments: pages.payments });
  const item = await makeItem(store, { price: 60_000, onHand: 20 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id: checkout, cart } = started.body;
  const choose = (body: object) =>
    shopper.call('PUT', `/shopping-carts/${cart}/checkout/${checkout}/card`, body, withKey());
  const token = async () =>
    (await shopper.place(started, { payment_type: CODE })).body.payment_token as string;
  const go = (payment: string) =>
    shopper.call<{ approval_url: string; code?: string }>(
      'POST',
      `/payment/${payment}/order/${CODE}`,
      undefined,
      withKey(),
    );
  const saved = async () => (await shopper.call<Saved>('GET', '/payment/cards')).body.results;
  const stands = async () => {
    const { body } = await shopper.purchase(checkout);
    return [body.payment_state, body.orders[0]?.state];
  };
  async function later(minutes = 3) {
    world.clock.advance(minutes * MINUTE_MS);
    await reconcile(world.work('a'));
  }
  return { ...shopper, world, checkout, choose, token, go, saved, stands, later };
}

/** An account that has left a card with Conekta. */
async function withCard() {
  const pages = openPages(fixedClock(0));
  const [identity, store] = [await person(), await conektaStore()];
  const first = await begin(identity, pages, store);
  await first.choose({ card_id: null, keep: true });
  const token = await first.token();
  expect((await first.go(token)).body.approval_url).toContain('/hosted/conekta_card/pay');
  pages.pay();
  expect((await first.confirm(token)).body.state).toBe('approved');
  await tell(store);
  const [card] = await first.saved();
  return { pages, identity, store, first, card: card?.id ?? '' };
}

/** A second purchase, for which the card is chosen. */
async function again() {
  const kept = await withCard();
  const second = await begin(kept.identity, kept.pages, kept.store);
  expect((await second.choose({ card_id: kept.card, keep: false })).status).toBe(200);
  return { ...kept, second, token: await second.token() };
}

test('kept by consent, it pays the next purchase without a page, and is let go of', async () => {
  const { pages, first, second, token, card } = await again();
  expect(await first.saved()).toMatchObject([
    { id: card, code: CODE, last4: '4242', exp_year: 2030 },
  ]);
  const { customer = '' } = pages.only() ?? {};
  expect(pages.cards(customer)).toHaveLength(1);
  const led = await second.go(token);
  expect(led.body.approval_url).toContain(`/checkout/${second.checkout}/return`);
  expect(await second.stands()).toEqual(['approved', 'sent_to_supplier']);
  // The same card is still one.
  expect(await second.saved()).toHaveLength(1);
  expect((await first.call('DELETE', `/payment/cards/${card}`, {}, withKey())).status).toBe(200);
  await first.world.settled();
  expect(pages.cards(customer)).toEqual([]);
  expect(await first.saved()).toEqual([]);
});

test('without consent no card stays, and a visitor pays on the page', async () => {
  const pages = openPages(fixedClock(0));
  const store = await conektaStore();
  for (const identity of [await person(), null]) {
    const begun = await begin(identity, pages, store);
    const token = await begun.token();
    await begun.go(token);
    pages.pay();
    expect((await begun.confirm(token)).body.state).toBe('approved');
    expect(await tell(store)).toBe(0);
  }
});

test('the call for cards takes a saved one too; another account’s is unknown', async () => {
  const { pages, store, second, token, card } = await again();
  const pay = (of: typeof second, payment: string) =>
    of.call<{ code?: string; state?: string }>(
      'POST',
      `/payment/${payment}/order/card`,
      { card_id: card },
      withKey(),
    );
  expect(await pay(second, token)).toMatchObject({ status: 200, body: { state: 'approved' } });
  const other = await begin(await person(), pages, store);
  expect((await pay(other, await other.token())).body.code).toBe('saved_card_not_found');
});

test('a card that Conekta refuses declines the payment, which its page may pay then', async () => {
  const { pages, second, token } = await again();
  const { customer = '', id = '' } = pages.only() ?? {};
  pages.dropCard(customer, `src_${id}`);
  expect(await second.go(token)).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
  expect(await second.stands()).toEqual(['declined', 'awaiting_payment']);
  expect((await second.go(token)).body.approval_url).toContain('/hosted/conekta_card/pay');
  pages.pay();
  expect((await second.confirm(token)).body.state).toBe('approved');
});

test.each(Object.entries(FAULTS))(
  '%s as a saved card is charged: once, or not at all',
  async (_, fault) => {
    const { pages, second, token } = await again();
    pages.breakBy(fault);
    expect((await second.go(token)).status).toBe(200);
    expect((await second.stands())[1]).toBe('awaiting_payment');
    pages.breakBy(undefined);
    await second.later();
    expect(await second.stands()).toEqual(['created', 'awaiting_payment']);
    await second.go(token);
    expect(await second.stands()).toEqual(['approved', 'sent_to_supplier']);
    expect(pages.all()).toHaveLength(2);
  },
);

test('a charge whose answer is lost is found by its reference, and not made again', async () => {
  const { pages, second, token } = await again();
  const real = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await real(url, init);
    if (init?.method === 'POST') throw new TypeError('terminated');
    return answer;
  });
  expect((await second.go(token)).status).toBe(200);
  expect((await second.confirm(token)).body.state).toBe('approved');
  expect(pages.all()).toHaveLength(2);
});

test('a payment whose kept card nobody can tell waits, and tells it once that is mended', async () => {
  const pages = openPages(fixedClock(0));
  const [identity, store] = [await person(), await conektaStore()];
  const begun = await begin(identity, pages, store);
  await begun.choose({ card_id: null, keep: true });
  const token = await begun.token();
  await begun.go(token);
  pages.pay();
  pages.breakBy(FAULTS['500'], /payment_sources/);
  await begun.later();
  expect((await begun.stands())[1]).toBe('awaiting_payment');
  pages.breakBy(undefined);
  await begun.later();
  expect(await begun.stands()).toEqual(['approved', 'sent_to_supplier']);
  await tell(store);
  expect(await begun.saved()).toHaveLength(1);
});

test('a provider that makes no customer takes the payment, and keeps no card', async () => {
  const pages = openPages(fixedClock(0));
  const store = await conektaStore();
  const begun = await begin(await person(), pages, store);
  await begun.choose({ card_id: null, keep: true });
  const token = await begun.token();
  pages.breakBy(FAULTS['500'], /customers/);
  expect((await begun.go(token)).status).toBe(200);
  pages.breakBy(undefined);
  pages.pay();
  expect((await begun.confirm(token)).body.state).toBe('approved');
  expect(await tell(store)).toBe(0);
});

/** The customers that are deleted from now on. */
function watchCustomers(): string[] {
  const gone: string[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await real(url, init);
    const [, id] = /\/customers\/([^/?]+)$/.exec(url) ?? [];
    if (init?.method === 'DELETE' && id !== undefined && answer.ok) gone.push(id);
    return answer;
  });
  return gone;
}

test('an erased account leaves neither a card nor a customer with Conekta, which is asked until it answers', async () => {
  const { pages, identity, first } = await withCard();
  const { customer = '' } = pages.only() ?? {};
  const gone = watchCustomers();
  await directory().write(eraseAccount(identity.accountId, NOW));
  pages.breakBy(FAULTS['500'], /\/customers\/[^/]+$/);
  await letGoOfCards(first.world.work('a'));
  expect(pages.cards(customer)).toEqual([]);
  expect(gone).toEqual([]);
  pages.breakBy(undefined);
  await letGoOfCards(first.world.work('a'));
  await letGoOfCards(first.world.work('a'));
  expect(gone).toEqual([customer]);
});

test('a customer goes with the last of its cards', async () => {
  const { pages, identity, store, first, card } = await withCard();
  const { customer = '' } = pages.only() ?? {};
  // Another card of the same customer.
  const row = { ...KEPT, account: identity.accountId, network: store.id, customer };
  await directory().write(savedCards.keepCard(newId('savedCard'), row, NOW));
  const gone = watchCustomers();
  const dropped = (id: string) => first.call('DELETE', `/payment/cards/${id}`, {}, withKey());
  expect((await dropped(card)).status).toBe(200);
  await first.world.settled();
  expect(gone).toEqual([]);
  const [other] = await first.saved();
  expect((await dropped(other?.id ?? '')).status).toBe(200);
  await first.world.settled();
  expect(gone).toEqual([customer]);
});

test('a purchase that cannot be delivered leaves no card with Conekta', async () => {
  const pages = openPages(fixedClock(0));
  const [identity, store] = [await person(), await conektaStore()];
  const begun = await begin(identity, pages, store);
  await begun.choose({ card_id: null, keep: true });
  const token = await begun.token();
  await begun.go(token);
  pages.pay({ amount: 1 });
  expect((await begun.confirm(token)).body.state).toBe('refunded');
  const { customer = '' } = pages.only() ?? {};
  expect(pages.cards(customer)).toHaveLength(1);
  await tell(store);
  expect(await begun.saved()).toEqual([]);
  await letGoOfCards(begun.world.work('a'));
  expect(pages.cards(customer)).toEqual([]);
});
