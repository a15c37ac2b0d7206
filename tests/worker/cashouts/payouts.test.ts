/** Batches of cash-outs, and what banks answer: each peso of it in the ledger. */
import { describe, expect, test } from 'vitest';
import { batchFile } from '../../../edge/flows/cashouts/batch-file.ts';
import { payoutEndpoints } from '../../../edge/flows/cashouts/payout-endpoints.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { Payout, PayoutBatch } from '../../../shared/contracts/dispersions.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { trackingKey } from '../../../shared/rules/payout-formats.ts';
import { nobody } from '../../support/nobody.ts';
import { makeNetwork, type Network } from '../ledger/reselling.ts';
import { accountant } from '../orders/desk.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { makeWorld, rows, write } from '../purchase/world.ts';
import { ACCOUNT, drawing, earn } from './drawing.ts';

newBuyersEachTest();

const PAYER = { number: '002010077777777771', holder: 'Mercado' };

/** The root store's accountant, at the network's time. */
function paying(net: Network) {
  const now = net.world.clock.now();
  const keychain = keychainOf('accountant', { store_type: 'other', is_proxy: false });
  const identity = { ...accountant, role: 'accountant', keychain, provedAt: now - 60_000 } as const;
  const world = makeWorld(
    { ...nobody, identity: () => Promise.resolve(identity) },
    { endpoints: payoutEndpoints },
  );
  world.clock.advance(now - world.clock.now());
  const call = <Body>(method: 'GET' | 'POST', path: string, body?: object, store = net.root) =>
    world.call<Body>(store, method, `/payouts/${path}`, body, withKey());
  return {
    world,
    call,
    list: async () =>
      (await call<{ waiting: { results: Payout[] }; batches: PayoutBatch[] }>('GET', 'cashouts'))
        .body,
    approve: (cashouts: string[] = []) => call('POST', 'approve', { cashouts }),
    batch: (format = 'spei') =>
      call<PayoutBatch & { code?: string }>('POST', 'batches', { currency: 'MXN', format }),
    answer: (batch: string, ...lines: string[]) =>
      call<PayoutBatch>('POST', `batches/${batch}/answer`, {
        text: ['reference,amount,status,reason', ...lines].join('\n'),
      }),
  };
}

/** A network whose seller has asked for 250.00, and whose root store may pay. */
async function asked() {
  const net = await makeNetwork({ rates: { seller: 500_000 } });
  await earn(net);
  const { seller } = net.people;
  await drawing(net, seller).save();
  await drawing(net, net.root).save(PAYER);
  await net.after(72);
  const { body } = await drawing(net, seller).ask(25_000);
  return { net, seller, cashout: body.id, key: trackingKey(body.id) };
}

async function sent(format = 'spei') {
  const given = await asked();
  await paying(given.net).approve();
  const { body } = await paying(given.net).batch(format);
  return { ...given, batch: body.id };
}

describe('a batch', () => {
  test('takes what is approved, once, and posts it as sent with the tax of its day', async () => {
    const { net, cashout } = await asked();
    await write(
      'a',
      sql`INSERT INTO payout_tax (network_id, kind, since, rate)
        VALUES (${net.root.id}, 'person', 0, 20000), (${net.root.id}, 'store', 0, 500000),
          (${net.root.id}, 'person', ${net.world.clock.now() + 1}, 900000)`,
    );
    const desk = paying(net);
    expect((await desk.batch()).body.code).toBe('payout_batch_empty');
    expect((await desk.list()).waiting.results).toMatchObject([{ id: cashout, hold: null }]);
    await desk.approve();
    const made = await Promise.all([desk.batch(), desk.batch(), desk.batch('pain001')]);
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    const [batch] = (await desk.list()).batches;
    expect(batch).toMatchObject({ number: 1, count: 1, total: 24_500, unanswered: 1 });
    expect(await net.balances()).toMatchObject({
      'person:seller:open': 5_150,
      bank: 24_500,
      withheld: 500,
    });
    expect(await net.balances()).not.toHaveProperty('person:seller:paying');
    expect(await net.differences()).toEqual([]);
  });

  test('becomes a file with the bank data, and nothing else shows them', async () => {
    const { net, batch, key } = await sent();
    const { world, list, call } = paying(net);
    const file = await batchFile(world.scope(net.root), batch);
    expect(file.ok && file.value.text.split('\r\n')).toEqual([
      'origin,destination,holder,amount,currency,reference,concept',
      `${PAYER.number},032180000118359719,ANA LOPEZ,250.00,MXN,${key},RETIRO DISPERSION 1`,
      '',
    ]);
    const shown = JSON.stringify([await list(), (await call('GET', `batches/${batch}`)).body]);
    expect(shown).not.toMatch(/032180000118359719|López/);
    expect((await batchFile(world.scope(net.supplier), batch)).ok).toBe(false);
    const foreign = await call('GET', `batches/${batch}`, undefined, net.supplier);
    expect(foreign.status).toBe(404);
  });

  test('leaves out a wallet in which the audit found a difference, and what waits for a decision', async () => {
    const { net, seller } = await asked();
    await paying(net).approve();
    await write(
      'a',
      sql`INSERT INTO ledger_audit (network_id, audited_at, differences)
        VALUES (${net.root.id}, 0, ${JSON.stringify([{ of: 'balances', subject: `person:${seller}:open MXN` }])})
        ON CONFLICT DO UPDATE SET differences = excluded.differences`,
    );
    expect((await paying(net).batch()).body.code).toBe('payout_batch_empty');

    const { net: other, seller: held } = await asked();
    await drawing(other, other.people.upOne).save(ACCOUNT);
    await earn(other, 3);
    const { body } = await drawing(other, held).ask(20_000);
    expect(body.hold).toBe('shared_account');
    await paying(other).approve();
    const stateOf = async () =>
      (await paying(other).list()).waiting.results.find(({ id }) => id === body.id)?.state;
    expect(await stateOf()).toBe('requested');
    await paying(other).approve([body.id]);
    expect(await stateOf()).toBe('approved');
  });

  test('without an account to pay from, or in a currency’s other format, is none', async () => {
    const { net } = await asked();
    const { call } = paying(net);
    const cbu = await call('POST', 'batches', { currency: 'MXN', format: 'cbu' });
    expect(cbu.body).toMatchObject({ code: 'cashout_currency' });
    await write(
      'a',
      sql`UPDATE payout_account SET replaced_at = 1 WHERE network_id = ${net.root.id}`,
    );
    expect((await paying(net).batch()).body.code).toBe('payout_account_missing');
  });
});

test('a refusal says why, gives the money back, and is told', async () => {
  const { net, seller, cashout } = await asked();
  const { call } = paying(net);
  const refused = await call('POST', `cashouts/${cashout}/refuse`, { reason: 'No es tuya' });
  expect(refused.status).toBe(200);
  expect(await net.balances()).toMatchObject({ 'person:seller:open': 30_150 });
  const again = await call('POST', `cashouts/${cashout}/refuse`, { reason: 'x' });
  expect(again.body).toMatchObject({ code: 'cashout_moved' });
  const { body } = await drawing(net, seller).call('GET', 'cashouts/mxn');
  expect(body).toMatchObject({
    cashouts: { results: [{ state: 'cancelled', reason: 'No es tuya' }] },
  });
  const told = await rows(
    'a',
    sql<{ payload: string }>`SELECT payload FROM outbox
      WHERE store_id = ${net.root.id} AND payload LIKE '%"cancelled"%'`,
  );
  expect(told).toHaveLength(1);
});

describe('a bank’s answer', () => {
  test('pays, comes back even after that, and the money can go out again', async () => {
    const { net, seller, batch, key } = await sent();
    const paid = await paying(net).answer(batch, `${key},250.00,paid`);
    expect(paid.body).toMatchObject({ unanswered: 0, answer: { taken: 1, differences: [] } });
    expect(await net.balances()).toMatchObject({ bank: 25_000 });
    const same = await paying(net).answer(batch, `${key},250.00,paid`);
    expect(same.body.answer).toMatchObject({ taken: 0, known: 1, differences: [] });
    await paying(net).answer(batch, `${key},250.00,returned,Cuenta cerrada`);
    const balances = await net.balances();
    expect(balances).toMatchObject({ 'person:seller:open': 30_150 });
    expect(balances).not.toHaveProperty('bank');
    const { body } = await drawing(net, seller).call('GET', 'cashouts/mxn');
    expect(body).toMatchObject({
      available: 30_150,
      cashouts: { results: [{ state: 'returned', reason: 'Cuenta cerrada' }] },
    });
    expect((await drawing(net, seller).ask(30_150)).status).toBe(201);
    await paying(net).approve();
    expect((await paying(net).batch()).status).toBe(201);
    expect(await net.differences()).toEqual([]);
  });

  test('that failed, with tax withheld, gives all of it back', async () => {
    const { net, key } = await asked();
    await write('a', sql`INSERT INTO payout_tax VALUES (${net.root.id}, 'person', 0, 20000)`);
    await paying(net).approve();
    const { body: made } = await paying(net).batch();
    await paying(net).answer(made.id, `${key},245.00,failed,"Cuenta, inexistente"`);
    const balances = await net.balances();
    expect(balances).toMatchObject({ 'person:seller:open': 30_150 });
    expect(Object.keys(balances)).not.toEqual(expect.arrayContaining(['withheld']));
    expect(await net.differences()).toEqual([]);
  });

  test('that is forged, doubled, late or of another amount changes nothing, and is shown', async () => {
    const { net, batch, key } = await sent();
    const before = await net.balances();
    for (const [lines, problem] of [
      [[`${'0'.repeat(26)},250.00,paid`], 'unknown'],
      [[`${key},250.00,paid`, `${key},250.00,paid`], 'doubled'],
      [[`${key},2500.00,paid`], 'amount'],
    ] as const) {
      const { body } = await paying(net).answer(batch, ...lines);
      expect(body.answer).toMatchObject({ taken: 0, differences: [{ problem }] });
    }
    await paying(net).answer(batch, `${key},250.00,failed`);
    const late = await paying(net).answer(batch, `${key},250.00,paid`);
    expect(late.body.answer).toMatchObject({ differences: [{ problem: 'late' }] });
    expect(before).toMatchObject({ bank: 25_000 });
    expect(await net.balances()).toMatchObject({ 'person:seller:open': 30_150 });
    expect(await net.differences()).toEqual([]);
  });

  test('read twice at once counts once', async () => {
    const { net, batch, key } = await sent();
    const desk = paying(net);
    await Promise.all([1, 2, 3].map(() => desk.answer(batch, `${key},250.00,failed`)));
    expect(await net.balances()).toMatchObject({ 'person:seller:open': 30_150 });
    expect(await net.differences()).toEqual([]);
  });
});
