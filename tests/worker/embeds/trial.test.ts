/** A key for trials: its pages show everything, and what they hand over is shown and never sold. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { browserAt } from './browser.ts';

const BLOG = 'https://blog.example';
const STORE = 'http://prueba.localhost:8787';
const LINE = 'sk_prueba-1.2';

let platform: Platform;
let owner: Caller;
const keys = { test: '', live: '' };
const ids = { test: '', live: '' };

beforeAll(async () => {
  await openStore({ slug: 'prueba', cell: 'a' });
  await listItems({ slug: 'prueba', cell: 'a' }, 3);
  platform = startPlatform();
  await openAccount('probador');
  await appoint('probador', 'prueba', 'owner');
  owner = await calling(platform, 'probador', 'prueba');
  for (const mode of ['test', 'live'] as const) {
    const wishes = { partner: 'Blog <b>', origins: [BLOG], campaign: 'verano' };
    const made = await owner('POST', '/partners/keys', { ...wishes, test: mode === 'test' });
    keys[mode] = String(made.body['public_key']);
    ids[mode] = String(made.body['id']);
  }
});

/** The proof that an element of a key carries. */
async function proofOf(mode: keyof typeof keys): Promise<string> {
  const path = `/embed/html/shop-item?item=articulo-1&key=${keys[mode]}`;
  const answer = await platform.ask(STORE + path, { headers: { origin: BLOG } });
  expect(answer.status).toBe(200);
  return /data-token="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

const freshCode = () =>
  `ho_${Array.from({ length: 26 }, () => Math.floor(Math.random() * 36).toString(36)).join('')}`;

async function stateOf(code: string): Promise<string> {
  const answer = await platform.ask(`${STORE}/api/partners/handoffs/${code}`);
  return ((await answer.json()) as { state: string }).state;
}

const address = (code: string, proof: string) =>
  `/shopping-cart?add=${LINE}&handoff=${code}&embed=${proof}`;
const ADDS = /name="intent" value="handover"/;
const ENDS = /name="intent" value="trial"/;

test('the prefix of a key tells its kind, before and after a rotation', async () => {
  expect(keys.test).toMatch(/^pk_test_[a-z0-9]{24}$/);
  expect(keys.live).toMatch(/^pk_[a-z0-9]{24}$/);
  for (const mode of ['test', 'live'] as const) {
    const rotated = await owner('POST', `/partners/keys/${ids[mode]}/rotate`);
    expect(rotated.body).toMatchObject({ test: mode === 'test' });
    keys[mode] = String(rotated.body['public_key']);
  }
  expect(keys.test).toMatch(/^pk_test_/);
  expect(keys.live).not.toMatch(/^pk_test_/);
});

test('a trial shows the cart and for whom it would count, and offers nothing to buy', async () => {
  const buyer = browserAt(platform, STORE);
  const code = freshCode();
  const html = await (await buyer.ask(address(code, await proofOf('test')))).text();
  expect(html).toMatch(ENDS);
  expect(html).not.toMatch(ADDS);
  expect(html).toContain('Prueba de Blog &lt;b&gt;');
  expect(html).toContain('verano');
  // Nothing of the visit counts for the partner: no cookie names it.
  expect(buyer.jar.has('partner')).toBe(false);
  expect(buyer.jar.has('campaign')).toBe(false);

  const done = await buyer.post({ intent: 'trial', handoff: code, embed: await proofOf('test') });
  expect(done.headers.get('location')).toBe('/shopping-cart?done=trial');
  expect(await stateOf(code)).toBe('bought');
  expect(buyer.jar.has('cart')).toBe(false);
  expect(await (await buyer.ask('/shopping-cart?done=trial')).text()).toContain(
    'La prueba terminó',
  );
  const orders = await owner('GET', `/partners/keys/${ids.test}`);
  expect(orders.body).toMatchObject({ handoffs: 1, orders: 0 });
});

test('a key that sells has no trial', async () => {
  const buyer = browserAt(platform, STORE);
  const code = freshCode();
  const html = await (await buyer.ask(address(code, await proofOf('live')))).text();
  expect(html).toMatch(ADDS);
  expect(html).not.toMatch(ENDS);
  const done = await buyer.post({ intent: 'trial', handoff: code, embed: await proofOf('live') });
  expect(done.headers.get('location')).toBe('/shopping-cart?notice=embed_key_unknown');
  expect(await stateOf(code)).toBe('open');
});

test('a trial is ended by the first browser of its code alone, and by a proof that counts', async () => {
  const [buyer, other] = [browserAt(platform, STORE), browserAt(platform, STORE)];
  const code = freshCode();
  const proof = await proofOf('test');
  for (const one of [buyer, other]) await one.ask(address(code, proof));
  await buyer.accept(code, LINE);
  // The lines are in a real cart now: another browser cannot tell the page that they were bought.
  const late = await other.post({ intent: 'trial', handoff: code, embed: proof });
  expect(late.headers.get('location')).toBe('/shopping-cart?notice=handoff_used');
  for (const embed of ['', 'forged.proof', `${proof}x`]) {
    const refused = await other.post({ intent: 'trial', handoff: freshCode(), embed });
    expect(refused.headers.get('location')).toBe('/shopping-cart?notice=embed_key_unknown');
  }
  expect(await stateOf(code)).toBe('taken');
});

test('a sale after a trial counts for nobody, and a paused key tries nothing', async () => {
  const buyer = browserAt(platform, STORE);
  const proof = await proofOf('test');
  buyer.jar.set('partner', proof);
  await buyer.post({ intent: 'add', sku: 'sk_prueba-2', amount: '1' });
  await buyer.buy('st_prueba');
  expect((await owner('GET', `/partners/keys/${ids.test}`)).body).toMatchObject({ orders: 0 });
  await owner('PUT', `/partners/keys/${ids.test}/state`, { state: 'paused' });
  const html = await (await buyer.ask(address(freshCode(), proof))).text();
  expect(html).not.toMatch(ENDS);
});
