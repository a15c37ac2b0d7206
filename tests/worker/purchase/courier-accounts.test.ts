/** A store's keys at a courier: written only, tested at the sandbox's own wire format, before the platform's. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { createApp } from '../../../edge/providers/payment/sandbox-server/app.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { row } from './world.ts';

const PATH = '/payment/accounts/shippo';
const ORIGIN = 'http://couriers.example';
const PLATFORM_TOKEN = 'sk_sandbox_of_the_platform';
const SANDBOX = {
  SECRET_KEY: PLATFORM_TOKEN,
  PUBLISHABLE_KEY: 'pk_sandbox_of_the_platform',
  WEBHOOK_SECRET: 'a secret of sixteen',
  HANG_MS: '0',
};

let owner: Caller;
const asked: string[] = [];
beforeAll(async () => {
  await openStore({ slug: 'envios', cell: 'a' });
  await openAccount('enviador');
  await appoint('enviador', 'envios', 'owner');
  const account = { origin: `${ORIGIN}/shippo`, keys: { api_token: PLATFORM_TOKEN } };
  const at = (name: string) => ({ origin: `${ORIGIN}/${name}`, keys: {} });
  const accounts = { shippo: account, envia: at('envia'), skydropx: at('skydropx') };
  const platform = startPlatform({ COURIER_ACCOUNTS: JSON.stringify(accounts) });
  owner = await calling(platform, 'enviador', 'envios');
});
beforeEach(() => {
  asked.length = 0;
  const sandbox = createApp();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(input);
    return sandbox.request(input, init, SANDBOX);
  });
});
afterEach(() => vi.unstubAllGlobals());

const put = (api_token: string, more: object = {}) =>
  owner('PUT', PATH, { keys: { api_token }, ...more }, crypto.randomUUID());
const listed = async (name = 'shippo') => {
  const { body } = await owner('GET', '/payment/accounts');
  return (body['results'] as { code: string }[]).find(({ code }) => code === name);
};

test("the platform's account stands behind a store without one", async () => {
  const none = {
    takes: 'platform',
    keys: ['api_token'],
    plain: {},
    webhook_url: expect.stringMatching(/\/api\/courier\/events\/shippo$/),
    version: 0,
  };
  expect(await listed()).toMatchObject(none);
  expect((await owner('POST', `${PATH}/test`, {})).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ['shippo_test_lirio', 'passed'],
  ['of nobody', 'refused'],
  ['shippo_test_down', 'unreachable'],
  ['shippo_test_garbage', 'unreachable'],
])("a store's key %s is tested at its courier: %s", async (token, outcome) => {
  const set = await put(token);
  expect([set.status, set.body['takes'], set.body['test']]).toEqual([200, 'store', null]);
  const tested = await owner('POST', `${PATH}/test`, {});
  expect(tested.body['test']).toBe(outcome);
  expect(await listed()).toMatchObject({ takes: 'store', test: outcome });
  expect(asked).toEqual([`${ORIGIN}/shippo/carrier_accounts?results=1`]);
  const kept = await row(
    'a',
    sql<{ sealed: string }>`SELECT sealed FROM payment_account
      WHERE store_id = 'st_envios' AND code = 'shippo'`,
  );
  expect(JSON.stringify([set, tested, await listed(), kept])).not.toContain(token);
});

test('an older version, and keys of another name, are refused', async () => {
  expect((await put('shippo_test_lirio', { version: 0 })).status).toBe(409);
  const odd = await owner('PUT', PATH, { keys: { token: 'x' } }, crypto.randomUUID());
  expect([odd.status, odd.body['code']]).toEqual([422, 'payment_keys_incomplete']);
});

test('dropped, it leaves the courier to the platform', async () => {
  await put('shippo_test_lirio');
  expect((await owner('DELETE', PATH, {}, crypto.randomUUID())).body['takes']).toBe('platform');
  expect(await listed()).toMatchObject({ takes: 'platform', test: null });
});

const envia = (word: string, carriers = 'fedex, estafeta') => ({
  api_token: `envia_test_${word}`,
  carriers,
});
const skydropx = (word: string) => ({
  client_id: 'envios',
  client_secret: `skydropx_test_${word}`,
});
const set = (code: string, keys: object) =>
  owner('PUT', `/payment/accounts/${code}`, { keys }, crypto.randomUUID());

test.each([
  ['envia', envia('lirio'), 'passed'],
  ['envia', { ...envia('lirio'), api_token: 'of nobody' }, 'refused'],
  ['envia', envia('down'), 'unreachable'],
  ['envia', envia('garbage'), 'unreachable'],
  ['skydropx', skydropx('lirio'), 'passed'],
  ['skydropx', { ...skydropx('lirio'), client_secret: 'of nobody' }, 'refused'],
  ['skydropx', skydropx('down'), 'unreachable'],
  ['skydropx', skydropx('garbage'), 'unreachable'],
])('%s: the keys %j are tested at the broker: %s', async (code, keys, outcome) => {
  expect((await set(code, keys)).status).toBe(200);
  const tested = await owner('POST', `/payment/accounts/${code}/test`, {});
  expect(tested.body['test']).toBe(outcome);
  const plain = code === 'envia' ? { carriers: 'fedex, estafeta' } : { client_id: 'envios' };
  const told = await listed(code);
  expect(told).toMatchObject({ takes: 'store', webhook_url: null, plain });
  const secret = 'api_token' in keys ? keys.api_token : keys.client_secret;
  expect(JSON.stringify([tested, told])).not.toContain(secret);
});

test.each(['fed ex/', 'a b c d e f g', ','])(
  'carriers “%s” are refused by the name of their key',
  async (carriers) => {
    const { status, body } = await set('envia', envia('lirio', carriers));
    expect([status, body['code'], body['field']]).toEqual([
      422,
      'courier_carriers_invalid',
      'keys.carriers',
    ]);
  },
);
