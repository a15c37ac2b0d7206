/** Saved cards: kept by consent alone, chosen again, refused to everybody else, let go of, erased with the account. */
import { expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { letGoOfCards, savedCardEndpoints } from '../../../edge/flows/purchase/saved-cards.ts';
import { eraseAccount } from '../../../edge/modules/profiles/erase.ts';
import { FAKE_TOKENS, fakeCardProvider } from '../../../edge/providers/payment/fake.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { sql as cellSql } from '../../../edge/db/cell-sql.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { directory, NOW, person, tell } from './card-owner.ts';
import { webhook } from './paying.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, rows, type TestStore } from './world.ts';

newBuyersEachTest();

type Saved = { results: { id: string; brand: string; last4: string; exp_year: number }[] };

async function begin(
  identity: Identity | null,
  given: { store?: TestStore; cards?: ReturnType<typeof fakeCardProvider> } = {},
) {
  const cards = given.cards ?? fakeCardProvider();
  const visitor = { ...nobody, identity: () => Promise.resolve(identity) };
  const endpoints = [...savedCardEndpoints, ...purchaseEndpoints];
  const world = makeWorld(visitor, { endpoints, cards });
  const store = given.store ?? (await makeStore());
  const item = await makeItem(store, { price: 11_600, onHand: 100 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const { id, cart } = started.body;
  const choose = (body: object, key?: string) =>
    shopper.call<{ code?: string }>(
      'PUT',
      `/shopping-carts/${cart}/checkout/${id}/card`,
      body,
      withKey(key),
    );
  const token = async () =>
    (await shopper.place(started, { payment_type: 'str_card' })).body.payment_token as string;
  const payWith = (payment: string, card: string) =>
    shopper.call<{ code?: string; state?: string }>(
      'POST',
      `/payment/${payment}/order/card`,
      { card_id: card },
      withKey(),
    );
  const saved = async () => (await shopper.call<Saved>('GET', '/payment/cards')).body.results;
  return { ...shopper, world, store, cards, started, choose, token, payWith, saved };
}

async function withCard() {
  const identity = await person();
  const first = await begin(identity);
  await first.choose({ card_id: null, keep: true });
  expect((await first.pay(await first.token(), FAKE_TOKENS.approve)).body.state).toBe('approved');
  await tell(first.store);
  const [card] = await first.saved();
  const { store, cards } = first;
  return { identity, card: card?.id ?? '', store, cards, first };
}

test('a card is kept by consent alone, and told without its number', async () => {
  const identity = await person();
  const without = await begin(identity);
  expect((await without.pay(await without.token(), FAKE_TOKENS.approve)).status).toBe(200);
  expect(await tell(without.store)).toBe(0);
  const { first } = await withCard();
  expect(await first.saved()).toMatchObject([{ brand: 'visa', last4: '4242', exp_year: 2090 }]);
  expect(first.cards.asked.at(-1)?.vault).toMatchObject({ keep: true });
  // Told again, it is one card.
  await tell(first.store);
  expect(await first.saved()).toHaveLength(1);
});

test('the saved card pays the next purchase; a visitor and another account are refused it as unknown', async () => {
  const { identity, card, store, cards } = await withCard();
  const again = await begin(identity, { store, cards });
  expect((await again.choose({ card_id: card, keep: false })).status).toBe(200);
  expect(await again.payWith(await again.token(), card)).toMatchObject({
    status: 200,
    body: { state: 'approved' },
  });
  expect(cards.asked.at(-1)).toMatchObject({ source: expect.stringMatching(/^pm_kept_/) });
  for (const other of [await person(), null]) {
    const theirs = await begin(other, { store, cards });
    const chosen = await theirs.choose({ card_id: card, keep: false });
    expect(chosen.body.code).toBe(other ? 'saved_card_not_found' : 'login_required');
    const paid = await theirs.payWith(await theirs.token(), card);
    expect(paid.body.code).toBe('saved_card_not_found');
  }
  // Another network's store.
  const elsewhere = await begin(identity, { cards });
  expect((await elsewhere.choose({ card_id: card, keep: false })).body.code).toBe(
    'saved_card_not_found',
  );
  expect(await elsewhere.saved()).toEqual([]);
});

test('of 20 choices at once the last one counts, and one key has one answer', async () => {
  const { identity, card, store, cards } = await withCard();
  const again = await begin(identity, { store, cards });
  const own = { card_id: card, keep: false };
  expect(await again.choose(own, 'choice-key-1')).toEqual(await again.choose(own, 'choice-key-1'));
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => again.choose(n % 2 ? own : { card_id: null, keep: true })),
  );
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  const kept = await rows<{ choice: string }>(
    'a',
    cellSql`SELECT card_choice AS choice FROM checkout WHERE id = ${again.started.body.id}`,
  );
  const { account, ...choice } = JSON.parse(kept[0]?.choice ?? '{}') as { account: string };
  expect(account).toBe(identity.accountId);
  expect([
    { card, keep: false },
    { card: null, keep: true },
  ]).toContainEqual(choice);
});

test('a call names a token or a card, and not both', async () => {
  const { identity, card, store, cards } = await withCard();
  const again = await begin(identity, { store, cards });
  const path = `/payment/${await again.token()}/order/card`;
  const both = { card_id: card, source_id: FAKE_TOKENS.approve };
  for (const body of [both, {}]) {
    expect((await again.call<{ code: string }>('POST', path, body, withKey())).body.code).toBe(
      'invalid_request',
    );
  }
});

test('taken out by a recent proof alone: the vault lets go of it, once', async () => {
  const { identity, card, store, cards, first } = await withCard();
  const stale = await begin({ ...identity, provedAt: 0 }, { store, cards });
  const path = `/payment/cards/${card}`;
  const drop = (of: typeof first) => of.call<{ code?: string }>('DELETE', path, {}, withKey());
  expect((await drop(stale)).body.code).toBe('proof_required');
  const other = await begin(await person(), { store, cards });
  expect((await drop(other)).body.code).toBe('saved_card_not_found');
  expect(cards.vaulted.size).toBe(1);
  const all = await Promise.all(Array.from({ length: 20 }, () => drop(first)));
  expect(all.some(({ status }) => status === 200)).toBe(true);
  expect(all.every(({ status }) => [200, 404].includes(status))).toBe(true);
  expect((await drop(first)).body.code).toBe('saved_card_not_found');
  expect(await first.saved()).toEqual([]);
  await first.world.settled();
  expect(cards.vaulted.size).toBe(0);
  const left = sql<{ n: number }>`SELECT count(*) AS n FROM saved_card WHERE id = ${card}`;
  expect(await directory().first(left)).toEqual({ n: 0 });
});

test('an erased account leaves no card, and the cron has the vault let go of it', async () => {
  const { identity, card, cards, first } = await withCard();
  await directory().write(eraseAccount(identity.accountId, NOW));
  const found = sql<{ account_id: string | null }>`SELECT account_id FROM saved_card
    WHERE id = ${card}`;
  expect(await directory().first(found)).toEqual({ account_id: null });
  await letGoOfCards(first.world.work('a'));
  expect(cards.vaulted.size).toBe(0);
  expect(await directory().first(found)).toBeUndefined();
});

/** A purchase whose buyer has agreed that its card is kept, and whose bank asks a question. */
async function asking() {
  const begun = await begin(await person());
  await begun.choose({ card_id: null, keep: true });
  const token = await begun.token();
  expect((await begun.pay(token, FAKE_TOKENS.threeDs)).body.state).toBe('requires_action');
  const { reference } = begun.cards.asked[0]!;
  return { ...begun, token, reference };
}

test('a vault lets go of the card of a charge that is given back as a stray, and of no other', async () => {
  const { world, store, cards, token, reference, pay, confirm, saved } = await asking();
  vi.spyOn(cards, 'find').mockResolvedValueOnce({
    ok: false,
    error: { code: 'charge_not_found', message: '' },
  });
  world.clock.advance(2 * MINUTE_MS + 1);
  expect((await confirm(token)).body.state).toBe('created');
  expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  cards.settle(reference, 'approved');
  expect(cards.vaulted.size).toBe(2);
  const stray = cards.webhook(reference, 1);
  expect((await webhook(world, store, 1, stray)).status).toBe(200);
  expect((await webhook(world, store, 1, stray)).status).toBe(200);
  const charge = await cards.find(reference);
  expect(charge.ok && charge.value.refunded).toBe(charge.ok && charge.value.amount.amount);
  await tell(store);
  await tell(store);
  expect(await saved()).toHaveLength(1);
  await letGoOfCards(world.work('a'));
  expect([...cards.vaulted]).toEqual([expect.not.stringContaining(reference)]);
  expect(await saved()).toHaveLength(1);
});

test('a vault lets go of the card of a purchase that could not be delivered', async () => {
  const { world, store, cards, token, reference, confirm, saved } = await asking();
  cards.settle(reference, 'approved', { amount: 1, currency: 'MXN' });
  expect((await confirm(token)).body.state).toBe('refunded');
  expect(cards.vaulted.size).toBe(1);
  await tell(store);
  expect(await saved()).toEqual([]);
  await letGoOfCards(world.work('a'));
  expect(cards.vaulted.size).toBe(0);
});
