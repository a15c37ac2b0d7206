import { describe, expect, test } from 'vitest';
import { alias, anaByPath, ana, moda, platform, mercado } from '../shops.ts';

/** An address that no other test requests. */
const ADDRESS = '/catalogos/hombre?sort=-list_price&available=true';

/** A page enters the cache after its answer; a busy machine takes its time. */
const SOON = { timeout: 10_000 };

describe('a page that is the same for every visitor', () => {
  test('is stitched once, then comes from the cache', async () => {
    const path = ADDRESS;
    const first = await moda.get(path);
    expect(first.headers['x-page-cache']).toBe('miss');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    await expect.poll(async () => (await moda.get(path)).headers['x-page-cache'], SOON).toBe('hit');
    const again = await moda.get(path);
    expect(again.text).toBe(first.text);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('is one page whatever else is in the address, and in whatever order', async () => {
    const path = '/catalogos/hombre';
    await moda.get(`${path}?sort=list_price&page=1`);
    await expect
      .poll(
        async () => (await moda.get(`${path}?page=1&sort=list_price`)).headers['x-page-cache'],
        SOON,
      )
      .toBe('hit');
    for (const other of ['&utm_source=x', '&fbclid=1', '&x=y', '&text=']) {
      const answer = await moda.get(`${path}?page=1&sort=list_price${other}`);
      expect(answer.headers['x-page-cache'], other).toBe('hit');
    }
  });

  test('is another page for another store, path, language, theme or query', async () => {
    const path = '/terms';
    const texts = await Promise.all([
      moda.get(path),
      moda.get(path, { cookie: 'theme=dark' }),
      moda.get(path, { 'accept-language': 'en' }),
      alias.get(path),
      ana.get(path),
      anaByPath.get(path),
      mercado.get(path),
      platform.get(path),
    ]);
    const read = texts.map(({ text }) => text);
    expect(new Set(read).size).toBe(read.length);
    // Once more, from the cache: each address gives its own page again.
    const again = await Promise.all([moda.get(path), alias.get(path), anaByPath.get(path)]);
    expect(again.map(({ text }) => text)).toEqual([read[0], read[3], read[5]]);
  });

  test('has no cookie, and no data of the visitor', async () => {
    const mark = 'mark-of-one-visitor';
    const headers = {
      cookie: `cart=cr_${'z'.repeat(26)}; x=${mark}`,
      'user-agent': mark,
      referer: mark,
    };
    const path = '/catalogos/ninas?sort=list_price';
    await moda.get(`${path}&referral=${mark}`, headers);
    await expect.poll(async () => (await moda.get(path)).headers['x-page-cache'], SOON).toBe('hit');
    const kept = await moda.get(path);
    expect(kept.cookies).toEqual([]);
    expect(kept.text + JSON.stringify(kept.headers)).not.toContain(mark);
  });
});

describe('requested again with its etag', () => {
  test('it is not sent again', async () => {
    const first = await moda.get('/privacidad');
    const etag = first.headers['etag'] ?? '';
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    for (const header of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await moda.get('/privacidad', { 'if-none-match': header });
      expect(again.status, header).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers['etag']).toBe(etag);
      expect(again.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      );
      expect(again.headers['cache-control']).toBe('private, no-cache');
    }
    const head = await moda.ask('/privacidad', {
      method: 'HEAD',
      headers: { 'if-none-match': etag },
    });
    expect(head.status).toBe(304);
  });

  test('another page has another etag', async () => {
    const etags = await Promise.all(
      [
        moda.get('/'),
        moda.get('/terms'),
        moda.get('/terms?lang=en'),
        ana.get('/terms'),
        moda.get('/terms', { cookie: 'theme=dark' }),
      ].map(async (answer) => (await answer).headers['etag']),
    );
    expect(new Set(etags).size).toBe(etags.length);
    const { etag = '' } = (await moda.get('/terms')).headers;
    expect((await ana.get('/terms', { 'if-none-match': etag })).status).toBe(200);
  });

  test.each(['"x"', 'x', 'W/', '"', ','])('with %j it is sent whole', async (etag) => {
    expect((await moda.get('/terms', { 'if-none-match': etag })).status).toBe(200);
  });
});

test.each(['/shopping-cart', '/nowhere', '/productos/none/none'])(
  '%s is never cached',
  async (path) => {
    await moda.get(path);
    await moda.get(path);
    expect((await moda.get(path)).headers['x-page-cache']).not.toBe('hit');
  },
);
