import { expect, test } from 'vitest';
import { appCodeAt, newAppSecret, setupOf, stepOf } from './app-code.ts';

/** Base 32 of '12345678901234567890', the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('at %i s the code is %s, as the standard has it', (seconds, code, step) => {
  expect(appCodeAt(SECRET, seconds * 1000)).toBe(code);
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(step);
});

test('a code of one step before or after is accepted, and no other', () => {
  const now = 1_111_111_109_000;
  const code = appCodeAt(SECRET, now);
  expect(stepOf(SECRET, code, now + 30_000)).toBe(37_037_036);
  expect(stepOf(SECRET, code, now - 30_000)).toBe(37_037_036);
  expect(stepOf(SECRET, code, now + 60_000)).toBeNull();
  expect(stepOf(SECRET, code, now - 60_000)).toBeNull();
  expect(stepOf(SECRET, '', now)).toBeNull();
});

test('the set-up of an app has an address, a text and a picture', () => {
  const secret = newAppSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { uri, qr } = setupOf(secret, 'Casa: Moda', 'ana.ruiz');
  const address = new URL(uri);
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/Casa  Moda:ana.ruiz');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Casa  Moda',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  // The square of a corner begins behind the quiet zone.
  expect(qr.path.startsWith('M4 4h7v1h-7z')).toBe(true);
  expect(qr.size).toBeGreaterThan(20);
});
