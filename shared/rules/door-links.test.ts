import { expect, test } from 'vitest';
import { doorCodeIn, doorLinkEnd, doorLinkState } from './door-links.ts';
import { DOOR_OPEN_MS } from './tickets.ts';

const CODE = `dk_${'0'.repeat(26)}.${'k'.repeat(43)}`;

test.each([
  [CODE, CODE],
  [` https://shop.example/tienda/a/puerta#${CODE}\n`, CODE],
  [`${CODE}x`, undefined],
  [CODE.slice(0, -1), undefined],
  [`https://shop.example/puerta?code=${CODE}`, undefined],
  ['', undefined],
])('the code in %j', (text, code) => expect(doorCodeIn(text)).toBe(code));

test('a link ends with the door: a day after the experience begins, or a day from now', () => {
  expect(doorLinkEnd(5_000, 1)).toBe(5_000 + DOOR_OPEN_MS);
  expect(doorLinkEnd(null, 7)).toBe(7 + DOOR_OPEN_MS);
});

test('a link is open until its end, and never again once it was revoked', () => {
  expect(doorLinkState({ revoked_at: null, expires_at: 10 }, 9)).toBe('open');
  expect(doorLinkState({ revoked_at: null, expires_at: 10 }, 10)).toBe('ended');
  expect(doorLinkState({ revoked_at: 3, expires_at: 10 }, 5)).toBe('revoked');
});
