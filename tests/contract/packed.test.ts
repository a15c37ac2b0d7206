/** Cached texts are sent compressed to a client that takes Brotli: the same text. */
import { describe, expect, inject, test } from 'vitest';
import { readPage } from '../support/page.ts';
import { platform } from './shops.ts';

const origin = `http://localhost:${inject('port')}`;

/** Node's own fetch decompresses the answers that it gets. */
async function fetchAs(encoding: string, path: string, etag?: string) {
  const headers = { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag } : {}) };
  const answer = await fetch(origin + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/**
 * One text in three encodings. The platform's page may change between two requests, since other
 * files of this suite publish there: the three are asked for again until they are of one version.
 */
async function oneVersion(path: string) {
  for (let turn = 1; ; turn += 1) {
    const answers = [
      await fetchAs('identity', path),
      await fetchAs('gzip, br', path),
      await fetchAs('br', path),
    ] as const;
    const versions = new Set(answers.map(({ headers }) => headers.get('etag')));
    if (versions.size === 1 || turn === 5) return answers;
  }
}

describe.each(['a page', 'a style sheet'])('%s', (what) => {
  const pathOf = async () =>
    what === 'a page'
      ? '/terms'
      : (readPage((await platform.get('/')).text).rel('stylesheet') ?? '');

  test('is the same text compressed and plain, and names both in Vary', async () => {
    const [plain, packed, again] = await oneVersion(await pathOf());
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const answer of [packed, again]) {
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.text).toBe(plain.text);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.text.length / 3);
    }
    for (const { headers } of [plain, packed])
      expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(plain.headers.get('etag')).toBe(packed.headers.get('etag'));
  });

  test('is not sent again to a client that has it, in either encoding', async () => {
    const path = await pathOf();
    const etag = (await fetchAs('br', path)).headers.get('etag') ?? '';
    for (const encoding of ['br', 'identity']) {
      const { status, text } = await fetchAs(encoding, path, etag);
      expect([status, text]).toEqual([304, '']);
    }
  });
});

test('a page of one visitor is compressed too where no platform is in front', async () => {
  const [packed, plain] = [
    await fetchAs('br', '/shopping-cart'),
    await fetchAs('identity', '/shopping-cart'),
  ];
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 3);
  expect(packed.text).toContain('</html>');
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const { headers } of [plain, packed])
    expect(headers.get('vary')).toContain('Accept-Encoding');
});
