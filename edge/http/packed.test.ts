import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerPacked, takesBrotli } from './packed.ts';

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['identity', false],
  ['*', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.8, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['br;q=0.001', true],
  ['brotli', false],
])('accept-encoding: %s', (header, takes) => expect(takesBrotli(header)).toBe(takes));

test.each([
  ['kept', false, 'br'],
  ['kept', true, 'br'],
  ['once', false, 'br'],
  ['once', true, null],
] as const)('a text for use %s, the platform in front: %s', async (use, platform, coding) => {
  const text = new TextEncoder().encode('words '.repeat(100));
  const app = new Hono().get('/', (context) => answerPacked(context, text, 200, {}, use));
  const request = new Request('http://a.localhost/', { headers: { 'accept-encoding': 'br' } });
  const answer = await app.request(platform ? Object.assign(request, { cf: {} }) : request);
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect((await answer.arrayBuffer()).byteLength < text.byteLength).toBe(coding === 'br');
});
