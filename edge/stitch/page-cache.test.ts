/** What an isolate keeps of its pages, beside a data centre's cache that is a map of texts. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptPage } from './page-cache.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;

let cache: typeof import('./page-cache.ts');
let shared: Map<string, Response>;

beforeEach(async () => {
  vi.resetModules();
  shared = new Map();
  const tier = {
    match: async (address: string) => shared.get(address)?.clone(),
    put: async (address: string, answer: Response) => void shared.set(address, answer),
    delete: async (address: string) => shared.delete(address),
  };
  vi.stubGlobal('caches', { default: tier });
  cache = await import('./page-cache.ts');
});

function page(text: string, csp = 'csp'): KeptPage {
  const body = new TextEncoder().encode(text);
  return { status: 200, body, csp, etag: '"e"', language: 'es-MX' };
}

/** Keeps a page in memory too, as one that is asked for again. */
async function keepTwice(key: string, kept: KeptPage, now = NOON): Promise<void> {
  await cache.keepPage(key, kept, now);
  await cache.keepPage(key, kept, now);
}

/** Whether memory has a page: it is asked for while the other tier is empty. */
async function isRemembered(key: string, now = NOON): Promise<boolean> {
  shared.clear();
  return (await cache.findPage(key, now)) !== undefined;
}

const MB = 1_000_000;
const small = page('small');

test('memory serves a page until its minute has passed', async () => {
  await keepTwice('a', small);
  expect(await isRemembered('a', NOON + MINUTE - 1)).toBe(true);
  expect(await isRemembered('a', NOON + MINUTE)).toBe(false);
});

test('a page that was asked for once is not in memory', async () => {
  await cache.keepPage('a', small, NOON);
  expect(await isRemembered('a')).toBe(false);
});

test('of many addresses that were asked for once, the oldest is forgotten', async () => {
  const once = async (key: string) => {
    await cache.keepPage(key, small, NOON);
    return isRemembered(key);
  };
  for (let number = 0; number < 2_000; number += 1) await once(`${number}`);
  expect(await once('0')).toBe(true);
  await once('new');
  await once('newer');
  expect(await once('1')).toBe(false);
  expect(await once('1999')).toBe(true);
});

test.each([
  ['body', (size: number) => ['', page('x'.repeat(size), '')]],
  ['address', (size: number) => ['k'.repeat(size), page('', '')]],
  ['policy', (size: number) => ['', page('', 'c'.repeat(size))]],
] as const)(
  '24 megabytes of pages with a large %s are kept, and not a byte more',
  async (_part, make) => {
    const [name, kept] = make(8 * MB - 1) as [string, KeptPage];
    for (const digit of ['1', '2', '3']) await keepTwice(digit + name, kept);
    expect(await isRemembered(`1${name}`)).toBe(true);
    await keepTwice('', page('x', ''));
    expect(await isRemembered(`1${name}`)).toBe(false);
    expect(await isRemembered(`2${name}`)).toBe(true);
    expect(await isRemembered('')).toBe(true);
  },
);

test('a page that is kept again counts once', async () => {
  await keepTwice('first', small);
  for (let turn = 0; turn < 20; turn += 1) await keepTwice('again', page('x'.repeat(2 * MB)));
  expect(await isRemembered('first')).toBe(true);
  expect(await isRemembered('again')).toBe(true);
});

test('a page of the other tier is read into memory, with the end that it has there', async () => {
  await cache.keepPage('a', small, NOON);
  expect(await cache.findPage('a', NOON + 1000)).toEqual(small);
  expect(await isRemembered('a', NOON + MINUTE - 1)).toBe(true);
  expect(await isRemembered('a', NOON + MINUTE)).toBe(false);
});

test('the other tier’s page is none once its minute has passed', async () => {
  await cache.keepPage('a', small, NOON);
  expect(await cache.findPage('a', NOON + MINUTE)).toBeUndefined();
});

test('an answer of the other tier without its facts is no page', async () => {
  shared.set('https://pages.invalid/a', new Response('x'));
  expect(await cache.findPage('a', NOON)).toBeUndefined();
});

test('the other tier keeps 400 pages of this isolate, then the oldest goes', async () => {
  for (let number = 0; number < 400; number += 1) await cache.keepPage(`${number}`, small, NOON);
  expect(shared.size).toBe(400);
  await cache.keepPage('400', small, NOON);
  expect(shared.size).toBe(400);
  expect(shared.has('https://pages.invalid/0')).toBe(false);
});

test('the other tier keeps 32 megabytes of this isolate, and not a byte more', async () => {
  const large = page('x'.repeat(8 * MB - 1), '');
  for (const key of ['1', '2', '3', '4']) await cache.keepPage(key, large, NOON);
  expect(shared.size).toBe(4);
  await cache.keepPage('', page('x', ''), NOON);
  expect([...shared.keys()].map((address) => address.at(-1))).toEqual(['2', '3', '4', '/']);
});

test('what has ended in the other tier goes with the next page that is kept', async () => {
  await cache.keepPage('old', small, NOON);
  await cache.keepPage('young', small, NOON + 1);
  await cache.keepPage('new', small, NOON + MINUTE);
  expect([...shared.keys()].map((address) => address.split('/').at(-1))).toEqual(['young', 'new']);
});

test('a page that is kept again in the other tier counts once, as the youngest', async () => {
  await cache.keepPage('first', small, NOON);
  const large = page('x'.repeat(2 * MB));
  for (let turn = 0; turn < 20; turn += 1) await cache.keepPage('again', large, NOON);
  expect(shared.size).toBe(2);
});

test('the data centre is told how long it may keep a page', async () => {
  await cache.keepPage('a', small, NOON);
  const answer = shared.get('https://pages.invalid/a');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=60');
});
