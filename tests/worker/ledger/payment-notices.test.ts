/** The log of what providers tell a store: written by each event, read and taken again by its staff. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Statement } from '../../../edge/db/cell-sql.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { FAKE_KEYS, FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { countTold, listNotices } from '../../../edge/modules/payments/notice-statements.ts';
import type { PaymentNotice, ProviderHealth } from '../../../shared/contracts/payment-notices.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { giveKeys as giveStoreKeys } from '../purchase/give-keys.ts';
import { begin, paymentOf, webhook } from '../purchase/paying.ts';
import { makeStore, makeWorld, rows, type TestStore, type World } from '../purchase/world.ts';

const DAY_MS = 24 * 60 * 60_000;

type Begun = Awaited<ReturnType<typeof begin>>;
let begun: Begun;
let other: TestStore;
let books: World;

beforeAll(async () => {
  begun = await begin();
  other = await makeStore();
  books = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: moneyEndpoints, cards: begun.world.cards },
  );
});

const at = ({ id }: TestStore) => `/admin/suppliers/${id}`;
async function notices(query = '', store = begun.store): Promise<PaymentNotice[]> {
  const path = `${at(store)}/payment_notices${query}`;
  return (await books.call<{ results: PaymentNotice[] }>(store, 'GET', path)).body.results;
}
async function providers(store = begun.store): Promise<ProviderHealth[]> {
  const path = `${at(store)}/payment_providers`;
  return (await books.call<{ results: ProviderHealth[] }>(store, 'GET', path)).body.results;
}
const replay = (id: string, store = begun.store) =>
  books.call<PaymentNotice>(store, 'POST', `${at(store)}/payment_notices/${id}/replay`, {});

/** Posts an event that says only which charge to look up. */
async function hint(id: string, reference: string, of = begun) {
  const { cards } = of.world;
  vi.spyOn(cards, 'verifyWebhook').mockResolvedValueOnce(ok({ id, reference, charge: null }));
  return webhook(of.world, of.store, 1, { headers: new Headers(), rawBody: '{}' });
}

/** Gives a store an account of its own. */
async function giveKeys(world: World, store: TestStore) {
  const keys = { secret_key: FAKE_KEYS.secret_key };
  await giveStoreKeys(world, store, keys);
  return keys;
}

test('an event stands in the log with its payment and what became of it; a repeat is counted', async () => {
  const { world, store, pay, token, checkout } = begun;
  await pay(token, FAKE_TOKENS.approve);
  const event = world.cards.webhook(world.cards.asked.at(-1)!.reference, 1);
  for (const _ of [1, 2, 3]) await webhook(world, store, 1, event);
  const payment = await paymentOf('a', checkout);
  expect(await notices()).toEqual([
    expect.objectContaining({
      payment_type: 'str_card',
      payment: payment.id,
      reference: world.cards.asked.at(-1)!.reference,
      result: 'taken',
      times: 3,
    }),
  ]);
  expect(await notices('', other)).toEqual([]);
});

test('one whose provider does not answer waits, and is taken once it does', async () => {
  const late = await begin();
  const { cards } = late.world;
  await late.pay(late.token, FAKE_TOKENS.threeDs);
  const { reference } = cards.asked.at(-1)!;
  cards.settle(reference, 'approved');
  const down = vi
    .spyOn(cards, 'find')
    .mockResolvedValue(fail({ code: 'provider_unavailable', message: 'down' }));
  expect((await hint('evt_late', reference, late)).status).toBeGreaterThanOrEqual(400);
  const desk = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: moneyEndpoints, cards },
  );
  const path = `${at(late.store)}/payment_notices`;
  const read = async () =>
    (await desk.call<{ results: PaymentNotice[] }>(late.store, 'GET', path)).body.results[0]!;
  const waiting = await read();
  expect(waiting).toMatchObject({ event: 'evt_late', result: 'waiting' });
  const health = await desk.call<{ results: ProviderHealth[] }>(
    late.store,
    'GET',
    `${at(late.store)}/payment_providers`,
  );
  expect(health.body.results).toEqual([
    expect.objectContaining({ state: 'failing', tries: 1, waiting: 1 }),
  ]);
  const again = () => desk.call(late.store, 'POST', `${path}/${waiting.id}/replay`, {});
  expect(await again()).toMatchObject({ status: 502, body: { code: 'payment_failed' } });
  expect((await read()).result).toBe('waiting');
  down.mockRestore();
  expect(await again()).toMatchObject({ status: 200, body: { result: 'taken' } });
  expect(await paymentOf('a', late.checkout)).toMatchObject({ state: 'approved' });
  expect(await again()).toMatchObject({ status: 200, body: { result: 'taken' } });
  expect((await read()).result).toBe('taken');
});

test('an event of no payment stands in the log of the store whose own keys proved it, and in no other', async () => {
  const nowhere = 'a.py_00000000000000000000000000-1';
  await hint('evt_nowhere', nowhere);
  expect((await notices()).map(({ event }) => event)).not.toContain('evt_nowhere');

  const keys = await giveKeys(begun.world, other);
  await webhook(begun.world, other, 1, {
    headers: new Headers({ 'fake-signature': keys.secret_key }),
    rawBody: JSON.stringify({ id: 'evt_own', reference: nowhere, charge: null }),
  });
  const [own] = await notices('', other);
  expect(own).toMatchObject({ event: 'evt_own', payment: null, result: 'unknown' });
  expect(await replay(own!.id, other)).toMatchObject({ status: 200, body: { result: 'unknown' } });
  expect((await notices('?result=unknown', other)).length).toBe(1);
});

test('another store neither reads nor takes it again', async () => {
  const [notice] = await notices();
  expect(await replay(notice!.id, other)).toMatchObject({ status: 404 });
  const path = `${at(begun.store)}/payment_notices`;
  expect(await books.call(other, 'GET', path)).toMatchObject({ status: 404 });
});

test('events that nothing proves have no rows; they are counted, once a minute', async () => {
  const { world, store, clock } = await begin().then((one) => ({ ...one, clock: one.world.clock }));
  const forged = () =>
    webhook(world, store, 1, { headers: new Headers({ 'x-signature': 'no' }), rawBody: '{}' });
  // A store without keys is told nothing: what a stranger posts at its address is not its matter.
  expect((await forged()).status).toBe(401);
  expect(await providers(store)).toEqual([]);
  await giveKeys(world, store);
  for (const _ of [1, 2, 3]) expect((await forged()).status).toBe(401);
  expect(await notices('', store)).toEqual([]);
  expect(await providers(store)).toEqual([
    expect.objectContaining({ state: 'unheard', refused: 1, last_told_on: null }),
  ]);
  clock.advance(61_000);
  await forged();
  expect(await providers(store)).toEqual([expect.objectContaining({ refused: 4 })]);
});

test('a page of the log, and a day of it, read one range of an index', async () => {
  const page = { offset: 0, limit: 10 };
  for (const { text, params } of [
    listNotices('st_x', undefined, page),
    listNotices('st_x', 'waiting', page),
    countTold('st_x', 0, 10),
  ]) {
    const asked = { text: `EXPLAIN QUERY PLAN ${text}`, params } as Statement<{ detail: string }>;
    const steps = (await rows('a', asked)).map(({ detail }) => detail);
    expect(steps.join('\n')).toMatch(/SEARCH payment_notice USING INDEX payment_notice_by_/);
    expect(steps.join()).not.toContain('TEMP B-TREE FOR ORDER');
  }
});

test('the log is narrowed by result, and forgets after 90 days', async () => {
  expect(await notices('?result=waiting')).toEqual([]);
  expect((await notices('?result=taken')).length).toBe(1);
  begun.world.clock.advance(91 * DAY_MS);
  await reconcile(begun.world.work('a'));
  expect(await notices()).toEqual([]);
});
