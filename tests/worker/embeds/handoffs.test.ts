/** A cart that a partner's page sends to the store by a code: one browser takes it, and its page learns of the order. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { browserAt } from './browser.ts';

const BLOG = 'https://blog.example';
const STORE = 'http://uno.localhost:8787';
const DAY_MS = 24 * 60 * 60 * 1000;
const LINES = Array.from({ length: 60 }, (_none, index) => ({
  item: `it_uno-${index + 1}`,
  sku: `sk_uno-${index + 1}`,
  amount: 1,
}));

let platform: Platform;
let owner: Caller;
let key = '';

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'otra', cell: 'a' });
  await listItems({ slug: 'uno', cell: 'a' }, LINES.length);
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  const made = await owner('POST', '/partners/keys', { partner: 'Blog', origins: [BLOG] });
  key = String(made.body['public_key']);
});

const asked = (path: string, init: RequestInit = {}) => platform.ask(STORE + path, init);

async function send(body: object, origin = BLOG): Promise<{ status: number; body: Sent }> {
  const answer = await asked('/api/partners/handoffs', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return { status: answer.status, body: await answer.json() };
}

interface Sent {
  readonly code: string;
  readonly until: string;
}

async function stateOf(code: string): Promise<string> {
  const answer = await asked(`/api/partners/handoffs/${code}`, { headers: { origin: BLOG } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return ((await answer.json()) as { state: string }).state;
}

/** A browser at the store. */
const browser = () => browserAt(platform, STORE);

const ADDED = /name="intent" value="handover"/;

test('sixty lines go under a code, which shows them and puts them into a cart without script', async () => {
  const { status, body } = await send({ embed_key: key, lines: LINES });
  expect(status).toBe(201);
  expect(body.code).toMatch(/^ho_[a-z0-9]{26}$/);
  expect(body.until).toBe(new Date(platform.clock.now() + DAY_MS).toISOString());
  const buyer = browser();
  expect(await buyer.open(body.code)).toMatch(ADDED);
  expect(await stateOf(body.code)).toBe('open');
  expect(await buyer.accept(body.code)).toBe('/shopping-cart');
  expect(await (await buyer.ask('/shopping-cart')).text()).toContain('sk_uno-60');
  expect(await stateOf(body.code)).toBe('taken');
});

test('a page of another origin, and one with a key that is none, sends nothing', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    expect(await send({ embed_key: key, lines: LINES }, origin)).toMatchObject({
      status: 403,
      body: { code: 'origin_not_registered', values: { origin } },
    });
  }
  expect((await send({ embed_key: `pk_${'0'.repeat(24)}`, lines: LINES })).body.code).toBe(
    'embed_key_unknown',
  );
  for (const lines of [[], [{ ...LINES[0], amount: -1 }], Array(201).fill(LINES[0])]) {
    expect((await send({ embed_key: key, lines })).status).toBe(400);
  }
  // What a line costs is the store's to say.
  const forged = await send({ embed_key: key, lines: [{ ...LINES[0], list_price: 1, total: 1 }] });
  expect(forged.status).toBe(201);
  expect(await browser().open(forged.body.code)).not.toContain('$0.01');
});

test('a page without a key sends its cart, unless the store says no', async () => {
  expect((await send({ lines: LINES })).status).toBe(201);
  await owner('PUT', '/partners/keyless', { keyless: false });
  expect((await send({ lines: LINES })).body.code).toBe('embed_key_required');
  await owner('PUT', '/partners/keyless', { keyless: true });
});

test('a code that was replayed by another browser gives it nothing, and changes nothing', async () => {
  const { code } = (await send({ embed_key: key, lines: LINES.slice(0, 2) })).body;
  const [buyer, thief] = [browser(), browser()];
  await buyer.open(code);
  // Both have opened the link; one takes it.
  expect(await thief.open(code)).toMatch(ADDED);
  await buyer.accept(code);
  expect(await thief.accept(code)).toBe('/shopping-cart?notice=handoff_used');
  expect((await thief.take(code)).status).toBe(409);
  const again = await thief.open(code);
  expect(again).not.toMatch(ADDED);
  expect(again).toContain('role="alert"');
  // What it buys by itself is not what the code stands for.
  await thief.ask('/shopping-cart', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'add', sku: 'sk_uno-9', amount: '1' }).toString(),
  });
  await thief.buy();
  expect(await stateOf(code)).toBe('taken');
  await buyer.buy();
  expect(await stateOf(code)).toBe('bought');
  expect(await buyer.open(code)).not.toMatch(ADDED);
});

test('a form that is sent twice takes a code once, and the same browser may look again', async () => {
  const { code } = (await send({ embed_key: key, lines: LINES.slice(0, 2) })).body;
  const buyer = browser();
  await buyer.open(code);
  expect((await buyer.take(code)).status).toBe(200);
  expect((await buyer.take(code)).status).toBe(200);
  expect(await buyer.open(code)).toMatch(ADDED);
});

test('a link that names its lines offers them to everybody, and its code is the first browser’s', async () => {
  const code = `ho_${'7'.repeat(26)}`;
  const [buyer, other] = [browser(), browser()];
  expect(await stateOf(code)).toBe('open');
  for (const one of [buyer, other]) {
    expect(await one.open(code, 'sk_uno-3.1')).toMatch(ADDED);
    expect(await one.accept(code, 'sk_uno-3.1')).toBe('/shopping-cart');
  }
  await other.buy();
  expect(await stateOf(code)).toBe('taken');
  await buyer.buy();
  expect(await stateOf(code)).toBe('bought');
});

test('a code without the browser’s mark, of another store, or of yesterday gives nothing', async () => {
  const { code } = (await send({ embed_key: key, lines: LINES.slice(0, 2) })).body;
  expect(await browser().accept(code)).toBe('/shopping-cart?notice=handoff_used');
  const elsewhere = await platform.ask(`http://otra.localhost:8787/shopping-cart?handoff=${code}`);
  expect(await elsewhere.text()).not.toMatch(ADDED);
  const late = browser();
  await late.open(code);
  platform.clock.advance(DAY_MS + 1);
  expect(await late.open(code)).not.toMatch(ADDED);
  expect((await late.take(code)).status).toBe(409);
});

test.each(["ho_' OR 1=1 --", 'ho_', 'x'.repeat(3_000), '<script>'])(
  'a code that is none is no code: %s',
  async (code) => {
    const one = browser();
    expect(await one.open(encodeURIComponent(code))).not.toContain('<script>alert');
    expect(one.jar.has('handoff')).toBe(false);
    const answer = await asked(`/api/partners/handoffs/${encodeURIComponent(code)}`);
    expect(answer.status).toBe(400);
  },
);
