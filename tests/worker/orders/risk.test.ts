/** Paid orders whose payment looks risky: judged once, shown to their seller, and held where the store wants that. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import { riskTermEndpoints } from '../../../edge/flows/purchase/risk-terms.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { RiskTerms } from '../../../shared/contracts/payment-risk.ts';
import { RISK_REMIND_MS, type RiskHold } from '../../../shared/rules/payment-risk.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, contact, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { paymentOf } from '../purchase/paying.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { fresh, makeWorld, row, rows, stockOf, write } from '../purchase/world.ts';
import { accountant, makeDesk, type Desk } from './desk.ts';

newBuyersEachTest();

const from = 'sent_to_supplier';
let desk: Desk;
beforeEach(async () => {
  desk = await makeDesk();
});

/** From which risk on the store holds. */
const holds = (hold: RiskHold) =>
  write('a', sql`UPDATE store SET hold_risky = ${hold} WHERE id = ${desk.store.id}`);

/** A purchase by card with some tries, the last of them paid. */
async function paid(...tokens: string[]) {
  const { awaiting, pay, purchase, confirm } = buyer(desk.world, desk.store);
  const { token, checkout } = await awaiting([{ item: desk.item }]);
  for (const source of tokens) await pay(token, source);
  const [order] = (await purchase(checkout)).body.orders;
  return { token, checkout, confirm, order: order?.id ?? expect.fail('no order') };
}

const ofBuyer = (method: string, order: string, body?: object) =>
  desk.world.call<BoughtOrder & { code?: string }>(
    desk.store,
    method,
    `/orders/${order}`,
    body,
    withKey(),
  );
const release = (order: string, key = fresh('hold-key-number-')) =>
  desk.staff.call<SellerOrderView>(
    desk.store,
    'DELETE',
    `/admin/suppliers/${desk.store.id}/orders/${order}/hold`,
    undefined,
    withKey(key),
  );
const topics = async () =>
  (
    await rows(
      'a',
      sql<{ topic: string }>`SELECT topic FROM outbox
        WHERE store_id = ${desk.store.id} ORDER BY created_at, rowid`,
    )
  ).map(({ topic }) => topic);

test('an approved payment keeps its risk with the signs, for the pages of the payment and the order', async () => {
  const { order, checkout } = await paid(FAKE_TOKENS.highest);
  const signs = [
    { sign: 'provider_highest', values: {} },
    { sign: 'new_guest', values: {} },
  ];
  expect((await desk.read(order)).body).toMatchObject({
    state: from,
    hold: null,
    next: 'in_process',
    risk: { level: 'high', signs },
  });
  const { id } = await paymentOf('a', checkout);
  const books = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: moneyEndpoints },
  );
  const { body } = await books.call<OwnPaymentView>(
    desk.store,
    'GET',
    `/admin/suppliers/${desk.store.id}/payments/${id}`,
  );
  expect(body.risk).toEqual({ level: 'high', signs });
  await expect(write('a', sql`UPDATE payment SET risk = 'none' WHERE id = ${id}`)).rejects.toThrow(
    'stays as it was judged',
  );
});

test('a payment in cash, and one that waits, has none', async () => {
  const order = await desk.bought();
  expect((await desk.read(order)).body.risk).toBeNull();
  const { checkout } = await paid(FAKE_TOKENS.decline);
  const kept = await row(
    'a',
    sql<{ risk: string | null }>`SELECT risk FROM payment WHERE checkout_id = ${checkout}`,
  );
  expect(kept.risk).toBeNull();
});

test('refused tries before the paid one, and many purchases of one mail, are signs', async () => {
  const { decline, approve } = FAKE_TOKENS;
  const tried = await paid(decline, decline, decline, approve);
  expect((await desk.read(tried.order)).body.risk).toMatchObject({
    level: 'look',
    signs: [{ sign: 'declined_tries', values: { count: '3' } }, { sign: 'new_guest' }],
  });
  await paid(approve);
  await paid(approve);
  const fourth = await paid(approve);
  expect((await desk.read(fourth.order)).body.risk).toMatchObject({
    level: 'look',
    signs: [{ sign: 'many_purchases', values: { count: '4' } }, { sign: 'new_guest' }],
  });
});

test('a mail that has bought before is known, and old purchases are not many', async () => {
  for (let one = 0; one < 3; one += 1) await paid(FAKE_TOKENS.approve);
  await write(
    'a',
    sql`UPDATE purchase_order SET created_at = created_at - 3700000 WHERE store_id = ${desk.store.id}`,
  );
  const { order } = await paid(FAKE_TOKENS.approve);
  expect((await desk.read(order)).body.risk).toEqual({ level: 'none', signs: [] });
});

test('an order of one address counts with those of other mails that go there', async () => {
  const { checkout, place, pay, purchase, call } = buyer(desk.world, desk.store);
  const address = {
    route: 'Calle 5 de Mayo',
    street_number: '10',
    locality: 'Cuauhtémoc',
    administrative_area_level_1: 'CDMX',
    postal_code: '06000',
    country: 'MX',
  };
  let last = '';
  for (const name of ['uno', 'dos', 'tres', 'cuatro']) {
    const begun = await checkout([{ item: desk.item }]);
    const path = `/shopping-carts/${begun.body.cart}/checkout/${begun.body.id}/fixed_delivery`;
    await call('PUT', path, {}, withKey());
    const own = { ...contact, email: `${name}@example.com` };
    const placed = await place(begun, { payment_type: 'str_card', contact: own, address });
    await pay(placed.body.payment_token ?? '', FAKE_TOKENS.approve);
    last = (await purchase(begun.body.id)).body.orders[0]?.id ?? '';
  }
  expect((await desk.read(last)).body.risk).toMatchObject({
    signs: [{ sign: 'many_purchases', values: { count: '4' } }, { sign: 'new_guest' }],
  });
});

test.each<[RiskHold, string, boolean]>([
  ['off', FAKE_TOKENS.highest, false],
  ['high', FAKE_TOKENS.elevated, false],
  ['high', FAKE_TOKENS.highest, true],
  ['any', FAKE_TOKENS.elevated, true],
  ['any', FAKE_TOKENS.approve, false],
])('a store that holds "%s" and a payment by %s: held is %s', async (hold, token, isHeld) => {
  await holds(hold);
  const { order } = await paid(token);
  const { body } = await desk.read(order);
  expect(body.hold?.reason ?? null).toBe(isHeld ? 'payment_risk' : null);
});

test('a held order waits: only its seller releases it, once, and then it goes on', async () => {
  await holds('high');
  const { order, token, confirm } = await paid(FAKE_TOKENS.highest);
  expect((await confirm(token)).body.state).toBe('approved');
  expect((await desk.read(order)).body).toMatchObject({
    state: from,
    moves: [],
    may_cancel: true,
    hold: { reason: 'payment_risk', by: null, note: null },
  });
  expect((await desk.next(order, { from })).body).toMatchObject({ code: 'order_on_hold' });
  expect((await desk.list('?held=true')).map(({ id }) => id)).toEqual([order]);
  expect(await topics()).toEqual(['mail.order_confirmation', 'alert.order_held']);

  expect((await ofBuyer('GET', order)).body).toMatchObject({ in_review: true, may_cancel: false });
  const wish = { from, reason: 'requested_by_client' };
  expect((await ofBuyer('DELETE', order, wish)).body).toMatchObject({ code: 'order_in_review' });

  const key = fresh('hold-key-number-');
  const released = await release(order, key);
  expect(released.body).toMatchObject({
    hold: null,
    next: 'in_process',
    past_holds: [{ reason: 'payment_risk', released_by: { id: 'ac_despacho' } }],
    risk: { level: 'high' },
  });
  expect((await release(order, key)).body).toEqual(released.body);
  expect(await topics()).toEqual([
    'mail.order_confirmation',
    'alert.order_held',
    'alert.order_released',
  ]);
  expect((await ofBuyer('GET', order)).body).toMatchObject({ in_review: false, may_cancel: true });
  expect((await desk.next(order, { from })).body.state).toBe('in_process');
});

test('cancelling a held order releases it, gives the units back and refunds its buyer', async () => {
  await holds('any');
  const { order, checkout } = await paid(FAKE_TOKENS.highest);
  const canceled = await desk.cancel(order, { from, reason: 'suspected_fraud' });
  expect(canceled.body).toMatchObject({ state: 'canceled_by_supplier', hold: null });
  await desk.staff.settled();
  expect((await stockOf('a', desk.item)).on_hand).toBe(5);
  expect(await paymentOf('a', checkout)).toMatchObject({
    state: 'refunded',
    refund_reason: 'canceled',
  });
  expect((await ofBuyer('GET', order)).body.in_review).toBe(false);
});

test('the mail of a held order says that its payment is looked at', async () => {
  await holds('any');
  await paid(FAKE_TOKENS.highest);
  const [mail] = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${desk.store.id} AND topic = 'mail.order_confirmation'`,
  );
  expect(await consume(desk.world, desk.store, mail?.id ?? '')).toBe('ack');
  const [sent] = await sentBy(desk.store);
  expect(sent?.html).toContain('revisa tu pago');
  expect(sent?.html).not.toContain('ya le avisamos');
});

test('of a release, a move and cancellations at one time one serial order is true', async () => {
  await holds('any');
  const { order, checkout } = await paid(FAKE_TOKENS.highest);
  const acts = [
    () => release(order),
    () => desk.next(order, { from }),
    () => desk.cancel(order, { from, reason: 'suspected_fraud' }),
    () => ofBuyer('DELETE', order, { from, reason: 'requested_by_client' }),
  ];
  await atOnce<unknown>(
    async (turn) => (await acts[turn % acts.length]?.()) ?? expect.fail('no act'),
  );
  await Promise.all([desk.staff.settled(), desk.world.settled()]);
  const { body } = await desk.read(order);
  expect(body.hold).toBeNull();
  const isCanceled = body.state.startsWith('canceled');
  expect((await stockOf('a', desk.item)).on_hand).toBe(isCanceled ? 5 : 4);
  expect((await paymentOf('a', checkout)).state).toBe(isCanceled ? 'refunded' : 'approved');
});

test('its seller is reminded once after a day, and not of one that was released', async () => {
  await holds('any');
  const held = await paid(FAKE_TOKENS.highest);
  const other = await paid(FAKE_TOKENS.highest);
  await release(other.order);
  const told = async () => (await topics()).filter((topic) => topic === 'alert.order_held').length;
  await reconcile(desk.world.work('a'));
  expect(await told()).toBe(2);
  desk.world.clock.advance(RISK_REMIND_MS + 1);
  await reconcile(desk.world.work('a'));
  await reconcile(desk.world.work('a'));
  expect(await told()).toBe(3);
  expect((await desk.read(held.order)).body.hold?.reason).toBe('payment_risk');
});

test('the owner chooses from which risk on, repeatably; of 20 at once one is the end', async () => {
  const owner = {
    ...accountant,
    role: 'owner' as const,
    keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
  };
  const worldOf = (identity: typeof owner | typeof accountant) =>
    makeWorld(
      { ...nobody, identity: () => Promise.resolve(identity) },
      { endpoints: riskTermEndpoints },
    );
  const owners = worldOf(owner);
  const path = `/store/${desk.store.id}:${desk.store.id}/other/store/risk`;
  const set = (hold: string, key?: string, by = owners) =>
    by.call<RiskTerms>(desk.store, 'PUT', path, { hold_risky: hold }, withKey(key));
  const get = () => owners.call<RiskTerms>(desk.store, 'GET', path);
  expect((await get()).body).toEqual({ hold_risky: 'off' });
  expect((await set('any', 'risk-key-1')).body).toEqual({ hold_risky: 'any' });
  expect((await set('any', 'risk-key-1')).body).toEqual({ hold_risky: 'any' });
  expect((await set('sometimes')).status).toBe(400);
  expect((await set('off', undefined, worldOf(accountant))).status).toBe(403);
  const all = await atOnce((n) => set(n % 2 === 0 ? 'high' : 'off'));
  expect(taken(all)).toBeGreaterThan(0);
  expect(['high', 'off']).toContain((await get()).body.hold_risky);
});
