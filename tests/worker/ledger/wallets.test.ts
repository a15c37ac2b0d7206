/** What accounts and stores read of their wallets, and of the orders behind them. */
import { describe, expect, test } from 'vitest';
import { statementOf } from '../../../edge/flows/wallets/statement.ts';
import type { OrderShares, Wallet } from '../../../shared/contracts/wallets.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { NOON } from '../purchase/world.ts';
import { makeNetwork, type Network } from './reselling.ts';

newBuyersEachTest();

const RATES = { seller: 500_000, up_one: 50_000, up_two: 20_000 };

const walletOf = async (net: Network, by: Parameters<Network['asked']>[0], query = '') =>
  (await net.asked<Wallet>(by, `/wallet/mxn${query}`)).body;

describe('a wallet', () => {
  test('says what is on hold, what is free, and what may be withdrawn since the last cut-off', async () => {
    // Noon of August 20, 2100: the cut-offs around it are August 16 and September 1.
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    const { seller } = net.people;
    expect(await walletOf(net, seller)).toMatchObject({
      wallet_type: { id: 'mxn', currency: 'MXN' },
      balance: 10_050,
      locked: 10_050,
      available_for_cashout: 0,
      next_cutoff_date: '2100-09-01T06:00:00.000Z',
      others: [],
      unearned: [],
      entries: { matches_estimated: 1 },
    });
    await net.move(order, 'delivered');
    await net.after(80);
    expect(await walletOf(net, seller)).toMatchObject({
      balance: 10_050,
      locked: 0,
      available_for_cashout: 0,
    });
    await net.after(14 * 24);
    const free = await walletOf(net, seller);
    expect(free).toMatchObject({ balance: 10_050, available_for_cashout: 10_050 });
    expect(free.entries.results.map(({ event, amount }) => [event, amount])).toEqual([
      ['unlocked', 10_050],
      ['paid', 10_050],
    ]);
    expect(free.entries.results[1]?.order?.id).toBe(order);
    await net.refund(order, { part: 'line', line: 0, amount: 40_000, reason: 'damaged' });
    expect(await walletOf(net, seller)).toMatchObject({
      balance: 6_030,
      available_for_cashout: 6_030,
    });
  });

  test('is narrowed by event and days, and read in pages', async () => {
    const net = await makeNetwork({ rates: RATES });
    for (let time = 0; time < 3; time += 1) await net.buy();
    const { seller } = net.people;
    const paged = await walletOf(net, seller, '?offset=1&limit=1');
    expect(paged.entries).toMatchObject({ results: [{ event: 'paid' }], matches_estimated: 3 });
    const none = await walletOf(net, seller, '?event=refunded');
    expect(none.entries).toEqual({ results: [], matches_estimated: 0 });
    const today = '2100-08-20';
    const on = await walletOf(net, seller, `?start_date=${today}&end_date=${today}`);
    expect(on.entries.results).toHaveLength(3);
    const before = await walletOf(net, seller, '?end_date=2100-08-19');
    expect(before.entries.results).toEqual([]);
  });

  test('of a supplier is its part; of the root store the network’s', async () => {
    const net = await makeNetwork({ rates: { ...RATES, network: 100_000 } });
    await net.buy();
    expect(await walletOf(net, net.supplier)).toMatchObject({ balance: 108_000 - 11_457 - 2_010 });
    expect(await walletOf(net, net.root)).toMatchObject({ balance: 2_010 });
  });

  test('is nobody else’s to read', async () => {
    const net = await makeNetwork({ rates: RATES });
    const { seller, upOne } = net.people;
    const { status } = await net.asked(seller, '/wallet/mxn');
    expect(status).toBe(200);
    expect((await net.asked(seller, '/wallet/usd')).status).toBe(404);
    const foreign = await net.asked(seller, `/../${upOne}/wallet/mxn`);
    expect(foreign.status).toBe(404);
    expect((await net.asked(net.root, `/../${net.supplier.id}/wallet/mxn`)).status).toBe(404);
  });

  test('tells a seller who bought as a guest why the sale earned nothing', async () => {
    const net = await makeNetwork({ rates: RATES });
    const { seller } = net.people;
    const email = `${seller.slice('ac_'.length)}@example.com`;
    const order = await net.buy([{ item: net.item }], {
      contact: { full_name: 'Otra', email, country: 'MX', phone: '55 1234 5678' },
    });
    const wallet = await walletOf(net, seller);
    expect(wallet).toMatchObject({ balance: 0, unearned: [{ reason: 'own_purchase' }] });
    const shares = await net.asked<OrderShares>(seller, `/orders/${order}`);
    expect(shares.body.lines).toMatchObject([{ reason: 'own_purchase', shares: [] }]);
  });
});

describe('the shares of an order', () => {
  test('are shown to each as far as they may see', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    await net.refund(order, { part: 'line', line: 0, amount: 40_000, reason: 'damaged' });
    const partsFor = async (by: Parameters<Network['asked']>[0]) => {
      const { status, body } = await net.asked<OrderShares>(by, `/orders/${order}`);
      if (status !== 200) return status;
      const [line] = body.lines;
      return [
        line?.margin,
        body.shipping,
        ...(line?.shares ?? []).map((one) => `${one.role} ${one.amount} -${one.returned}`),
      ];
    };
    const { seller, upOne, maker } = net.people;
    expect(await partsFor(seller)).toEqual([20_100, null, 'seller 10050 -4020']);
    expect(await partsFor(upOne)).toEqual([null, null, 'up_one 1005 -402']);
    expect(await partsFor(maker)).toBe(404);
    expect(await partsFor(net.supplier)).toEqual([
      20_100,
      8_000,
      'resale 11457 -4583',
      'supplier 88543 -35417',
    ]);
    expect(await partsFor(net.root)).toEqual([
      20_100,
      8_000,
      'seller 10050 -4020',
      'up_one 1005 -402',
      'up_two 402 -161',
      'supplier 88543 -35417',
    ]);
    expect(await partsFor(net.reseller)).toBe(404);
  });
});

describe('a statement', () => {
  const textOf = async (net: Network, month: string, format: 'csv' | 'json') => {
    const body = await statementOf(net.world.scope(net.root), {
      owner: `person:${net.people.seller}`,
      wallet: 'mxn',
      month,
      format,
    });
    return body && new Response(body).text();
  };

  test('has the month’s entries, the oldest first', async () => {
    const net = await makeNetwork({ rates: RATES });
    const order = await net.buy();
    await net.refund(order, { part: 'line', line: 0, amount: 40_000, reason: 'damaged' });
    const csv = (await textOf(net, '2100-08', 'csv')) ?? '';
    const [head, paid, refunded, ...more] = csv.split('\r\n');
    expect(head).toMatch(/entry,at,event,order,amount,currency$/);
    expect(paid).toMatch(/^\d+,2100-08-20T06:00:00-06:00,paid,\S+,100\.50,MXN$/);
    expect(refunded).toMatch(/,refunded,\S+,-40\.20,MXN$/);
    expect(more).toEqual(['']);
    const json = JSON.parse((await textOf(net, '2100-08', 'json')) ?? '') as { amount: number }[];
    expect(json.map(({ amount }) => amount)).toEqual([10_050, -4_020]);
    expect(JSON.parse((await textOf(net, '2100-07', 'json')) ?? '')).toEqual([]);
    expect(NOON).toBe(Date.UTC(2100, 7, 20, 12));
  });

  test.each(['2100-13', '1969-01', '', '../x'])('there is none of %j', async (month) => {
    const net = await makeNetwork({ rates: RATES });
    expect(await textOf(net, month, 'csv')).toBeUndefined();
  });
});
