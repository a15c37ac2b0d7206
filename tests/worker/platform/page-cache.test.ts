import { describe, expect, test, vi } from 'vitest';
import {
  findPage,
  keepPage,
  keyText,
  type KeptPage,
  type PageKey,
} from '../../../edge/stitch/page-cache.ts';
import { NOON } from './stores.ts';

const key: PageKey = {
  store: 'st_a',
  revision: 1,
  release: '',
  origin: 'http://a.localhost',
  base: '',
  path: '/productos',
  query: 'page=2',
  locale: 'es',
  theme: 'auto',
};

function page(text: string): KeptPage {
  const body = new TextEncoder().encode(text);
  return { status: 200, body, csp: 'csp', etag: '"e"', language: 'es-MX' };
}

/** The text of a stored page, if there is one. */
async function textOf(own: string, now: number): Promise<string | undefined> {
  const found = await findPage(own, now);
  return found && new TextDecoder().decode(found.body);
}

test('every part of the key tells pages apart', () => {
  const others: Partial<PageKey>[] = [
    { store: 'st_b' },
    { revision: 2 },
    { release: 'r2' },
    { origin: 'http://b.localhost' },
    { base: '/tienda/a' },
    { path: '/servicios' },
    { query: '' },
    { locale: 'en' },
    { theme: 'dark' },
  ];
  const texts = others.map((other) => keyText({ ...key, ...other }));
  expect(new Set([keyText(key), ...texts]).size).toBe(others.length + 1);
});

test('no part can pass for another', () => {
  expect(keyText({ ...key, path: '/a/b', query: '' })).not.toBe(
    keyText({ ...key, path: '/a', query: 'b' }),
  );
  expect(keyText({ ...key, base: '/x', path: '/y' })).not.toBe(
    keyText({ ...key, base: '', path: '/x/y' }),
  );
});

describe('a page', () => {
  test('is found until its time ends', async () => {
    const own = keyText({ ...key, path: '/one' });
    expect(await findPage(own, NOON)).toBeUndefined();
    await keepPage(own, page('uno, ñandú'), NOON);
    expect(await findPage(own, NOON)).toEqual(page('uno, ñandú'));
    expect(await textOf(own, NOON + 59_999)).toBe('uno, ñandú');
    expect(await findPage(own, NOON + 60_000)).toBeUndefined();
  });

  test('gets into memory when it is asked for a second time', async () => {
    const own = keyText({ ...key, path: '/twice' });
    const emptySecondTier = () => caches.default.delete(`https://pages.invalid/${own}`);
    await keepPage(own, page('twice'), NOON);
    await emptySecondTier();
    expect(await findPage(own, NOON)).toBeUndefined();
    await keepPage(own, page('twice'), NOON);
    await emptySecondTier();
    expect(await textOf(own, NOON)).toBe('twice');
  });

  test('is found in the second tier when memory has given it up', async () => {
    const own = keyText({ ...key, path: '/kept' });
    await keepPage(own, page('kept'), NOON);
    expect(await textOf(own, NOON)).toBe('kept');
    // More than memory holds.
    const large = 'x'.repeat(2_000_000);
    for (let number = 0; number < 14; number += 1) {
      const other = keyText({ ...key, path: `/large/${number}` });
      await keepPage(other, page(large), NOON);
      await findPage(other, NOON);
    }
    expect(await findPage(own, NOON)).toMatchObject(page('kept'));
    expect(await textOf(keyText({ ...key, path: '/large/0' }), NOON)).toBe(large);
    expect(await findPage(own, NOON + 60_000)).toBeUndefined();
  });

  test('that one isolate kept is found by another, with all that it answers', async () => {
    const own = keyText({ ...key, path: '/shared' });
    await keepPage(own, page('compartida'), NOON);
    vi.resetModules();
    const other = await import('../../../edge/stitch/page-cache.ts');
    expect(await other.findPage(own, NOON + 1000)).toEqual(page('compartida'));
    expect(await other.findPage(own, NOON + 60_000)).toBeUndefined();
  });

  test('that is kept again replaces the old one', async () => {
    const own = keyText({ ...key, path: '/again' });
    await keepPage(own, page('old'), NOON);
    await keepPage(own, page('new'), NOON + 1_000);
    expect(await textOf(own, NOON + 2_000)).toBe('new');
  });
});

describe('the data centre’s cache', () => {
  const isShared = async (own: string) =>
    (await caches.default.match(`https://pages.invalid/${own}`)) !== undefined;
  const keys = (name: string, count: number) =>
    Array.from({ length: count }, (_, number) => keyText({ ...key, path: `/${name}/${number}` }));
  const LATER = NOON + 600_000;

  test('gives up the oldest of many pages', async () => {
    const own = keys('many', 401);
    for (const one of own) await keepPage(one, page('small'), LATER);
    expect(await isShared(own[0] ?? '')).toBe(false);
    expect(await isShared(own[1] ?? '')).toBe(true);
    expect(await isShared(own[400] ?? '')).toBe(true);
  });

  test('gives up the oldest of large pages', async () => {
    const own = keys('large', 17);
    const large = page('x'.repeat(2_000_000));
    for (const one of own) await keepPage(one, large, LATER);
    expect(await isShared(own[0] ?? '')).toBe(false);
    expect(await isShared(own[1] ?? '')).toBe(false);
    expect(await isShared(own[2] ?? '')).toBe(true);
  });

  test('gives up pages whose time has ended with the next that is kept', async () => {
    const [old = '', fresh = ''] = keys('ended', 2);
    await keepPage(old, page('old'), LATER);
    await keepPage(fresh, page('fresh'), LATER + 60_000);
    expect(await isShared(old)).toBe(false);
    expect(await isShared(fresh)).toBe(true);
  });

  test('counts a page that is kept again once', async () => {
    const [own = '', other = ''] = keys('again', 2);
    await keepPage(other, page('other'), LATER + 60_000);
    const large = page('x'.repeat(2_000_000));
    for (let turn = 0; turn < 20; turn += 1) await keepPage(own, large, LATER + 60_000);
    expect(await isShared(own)).toBe(true);
    expect(await isShared(other)).toBe(true);
  });
});
