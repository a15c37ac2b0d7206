/** Money that is asked for, refused, taken back: what the ledger says of it. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { Cashouts } from '../../../shared/contracts/cashouts.ts';
import type { Wallet } from '../../../shared/contracts/wallets.ts';
import { makeNetwork } from '../ledger/reselling.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { rows } from '../purchase/world.ts';
import { ACCOUNT, drawing, earn } from './drawing.ts';

newBuyersEachTest();

const RATES = { seller: 500_000 };
const HOUR = 1;

async function ready() {
  const net = await makeNetwork({ rates: RATES });
  await earn(net);
  const { seller } = net.people;
  await drawing(net, seller).save();
  await net.after(72 * HOUR);
  return { net, seller };
}

describe('a bank account', () => {
  test('is kept sealed, shown by its last digits, told by mail, and rests', async () => {
    const net = await makeNetwork({ rates: RATES });
    const { seller } = net.people;
    const own = drawing(net, seller);
    const saved = await own.save();
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ kind: 'clabe', last_four: '9719', is_resting: true });
    const kept = await rows(
      'a',
      sql<Record<string, unknown>>`SELECT * FROM payout_account WHERE network_id = ${net.root.id}`,
    );
    expect(JSON.stringify(kept)).not.toMatch(/032180000118359719|López/);
    const told = await rows(
      'a',
      sql<{ payload: string }>`SELECT payload FROM outbox
        WHERE store_id = ${net.root.id} AND topic = 'mail.wallet'`,
    );
    expect(told).toHaveLength(1);
    // The same account again changes nothing, and rests no longer.
    const again = await own.save({ ...ACCOUNT, number: '032180000118359719' });
    expect(again.body).toEqual(saved.body);
    expect(await own.ask(50_000)).toMatchObject({ body: { code: 'payout_account_resting' } });
  });

  test('with a wrong check digit, of another country or without a recent proof is refused', async () => {
    const net = await makeNetwork({ rates: RATES });
    const own = drawing(net, net.people.seller);
    for (const number of ['032180000118359710', '2850590940090418135201', "0'; DROP", '']) {
      const { body } = await own.save({ ...ACCOUNT, number });
      expect(body).toMatchObject({ code: 'bank_account_invalid' });
    }
    const late = drawing(net, net.people.seller, { provedAgo: 11 });
    expect((await late.save()).body).toMatchObject({ code: 'proof_required' });
    expect((await late.ask(50_000)).body).toMatchObject({ code: 'proof_required' });
    const usd = await own.call('PUT', 'payout-account/usd', ACCOUNT);
    expect(usd.body).toMatchObject({ code: 'cashout_currency' });
  });

  test('that takes the place of another rests anew', async () => {
    const { net, seller } = await ready();
    await drawing(net, seller).save({ ...ACCOUNT, number: '002010077777777771' });
    expect((await drawing(net, seller).ask(20_000)).body.code).toBe('payout_account_resting');
  });
});

describe('a cash-out', () => {
  test('leaves the open part of the wallet, and comes back as it is cancelled', async () => {
    const { net, seller } = await ready();
    const own = drawing(net, seller);
    const asked = await own.ask(25_000);
    expect(asked).toMatchObject({ status: 201, body: { state: 'requested', amount: 25_000 } });
    expect(await net.balances()).toMatchObject({
      'person:seller:open': 5_150,
      'person:seller:paying': 25_000,
    });
    const { body: wallet } = await net.asked<Wallet>(seller, '/wallet/mxn');
    expect(wallet).toMatchObject({ balance: 30_150, paying: 25_000, available_for_cashout: 5_150 });
    expect(wallet.entries.results[0]).toMatchObject({ event: 'cashout', amount: -25_000 });
    expect((await own.cancel(asked.body.id)).body).toMatchObject({ state: 'cancelled' });
    expect((await own.cancel(asked.body.id)).body.code).toBe('cashout_moved');
    expect(await net.balances()).toMatchObject({ 'person:seller:open': 30_150 });
    const { body } = await own.call<Cashouts>('GET', 'cashouts/mxn');
    expect(body).toMatchObject({ available: 30_150, cashouts: { matches_estimated: 1 } });
    expect(await net.differences()).toEqual([]);
  });

  test('below the minimum, above what is available, of another’s wallet is refused', async () => {
    const { net, seller } = await ready();
    const own = drawing(net, seller);
    expect((await own.ask(19_999)).body).toMatchObject({ code: 'cashout_minimum' });
    expect((await own.ask(30_151)).body).toMatchObject({ code: 'cashout_too_much' });
    for (const amount of [-20_000, 0, 200.5, 1e15])
      expect((await own.ask(amount)).body.code).toBe('invalid_request');
    const other = drawing(net, net.people.upOne);
    const foreign = await other.call('POST', `../${seller}/cashouts/mxn`, { amount: 20_000 });
    expect(foreign.status).toBe(404);
    const missing = await drawing(net, net.people.upOne).ask(20_000);
    expect(missing.body.code).toBe('payout_account_missing');
    expect(await net.balances()).toMatchObject({ 'person:seller:open': 30_150 });
  });

  test('asked for twice under one key is one', async () => {
    const { net, seller } = await ready();
    const own = drawing(net, seller);
    const key = withKey();
    const [one, two] = [await own.ask(20_000, key), await own.ask(20_000, key)];
    expect(two.body).toEqual(one.body);
    expect(await net.balances()).toMatchObject({ 'person:seller:paying': 20_000 });
  });

  test('of one balance by a hundred at once is one', async () => {
    const { net, seller } = await ready();
    const own = drawing(net, seller);
    const answers = await Promise.all(Array.from({ length: 100 }, () => own.ask(20_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'cashout_too_much')).toHaveLength(99);
    expect(await net.balances()).toMatchObject({
      'person:seller:open': 10_150,
      'person:seller:paying': 20_000,
    });
    expect(await net.differences()).toEqual([]);
  });

  test('to an account that is another’s too waits for a decision, and so does the fourth of a day', async () => {
    const { net, seller } = await ready();
    await drawing(net, net.people.upOne).save();
    expect((await drawing(net, seller).ask(20_000)).body).toMatchObject({ hold: 'shared_account' });

    const { net: calm, seller: alone } = await ready();
    await drawing(calm, alone).save({ ...ACCOUNT, number: '002010077777777771' });
    await calm.after(72 * HOUR);
    const holds: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      const own = drawing(calm, alone);
      const { body } = await own.ask(20_000);
      holds.push(body.hold);
      await own.cancel(body.id);
    }
    expect(holds).toEqual([null, null, null, 'burst']);
  });

  test('that was altered by hand is named by the audit', async () => {
    const { net, seller } = await ready();
    const { body } = await drawing(net, seller).ask(20_000);
    await expect(
      rows('a', sql`UPDATE cashout SET amount = 1 WHERE id = ${body.id}`),
    ).rejects.toThrow('changes its state alone');
    await rows('a', sql`UPDATE cashout SET state = 'cancelled' WHERE id = ${body.id}`);
    const found = await net.differences();
    expect(found).toMatchObject([{ of: 'cashouts', kept: 20_000, proved: 40_000 }]);
    expect(found[0]?.subject).toContain(seller);
  });
});
