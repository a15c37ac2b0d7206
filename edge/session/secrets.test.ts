import { expect, test, vi } from 'vitest';
import { scryptPasswords } from './password.ts';
import { keyedHash, newPin, newToken, sameHash, tokenHash } from './secrets.ts';

const passwords = scryptPasswords();

test('a password is accepted however its letters are encoded, and no other password is', async () => {
  const kept = await passwords.hash('contraseña segura');
  expect(kept).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.verify('contrasen\u0303a segura', kept)).toBe(true);
  expect(await passwords.verify('contrasena segura', kept)).toBe(false);
  expect(await passwords.verify('contraseña segura', null)).toBe(false);
  expect(await passwords.verify('', 'broken')).toBe(false);
  const cheap = await scryptPasswords({ N: 2, r: 1, p: 1 }).hash('barata');
  expect(await passwords.verify('barata', cheap)).toBe(true);
});

test('two hashes of the same password differ', async () => {
  expect(await passwords.hash('one')).not.toBe(await passwords.hash('one'));
});

test('PINs have six digits, tokens 256 bits', () => {
  for (let index = 0; index < 200; index += 1) expect(newPin()).toMatch(/^\d{6}$/);
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
});

test('a keyed hash depends on the key and the text', async () => {
  const one = await keyedHash({ IDENTITY_SECRET: 'a'.repeat(16) }, 'x');
  expect(one).toBe(await keyedHash({ IDENTITY_SECRET: 'a'.repeat(16) }, 'x'));
  expect(one).not.toBe(await keyedHash({ IDENTITY_SECRET: 'b'.repeat(16) }, 'x'));
  expect(one).not.toBe(await tokenHash('x'));
});

test('a random number that would make small PINs likelier is thrown again', () => {
  const numbers = [4_294_967_295, 4_000_000_000, 3_999_999_999, 7];
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = numbers.shift() ?? 0;
    return array;
  });
  expect([newPin(), newPin()]).toEqual(['999999', '000007']);
  random.mockRestore();
});

test.each([
  ['abc', 'abc', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', 'a', false],
  // Two texts of as many letters, and of different bytes.
  ['ñ', 'n', false],
])('%j and %j are the same hash: %s', (one, other, same) => {
  expect(sameHash(one, other)).toBe(same);
  expect(sameHash(other, one)).toBe(same);
});

test('a keyed hash is that of the key in use, whichever was in use before', async () => {
  const [a, b] = [{ IDENTITY_SECRET: 'a'.repeat(16) }, { IDENTITY_SECRET: 'b'.repeat(16) }];
  const hashes = [await keyedHash(a, 'x'), await keyedHash(b, 'x'), await keyedHash(a, 'x')];
  expect(hashes[0]).toBe(hashes[2]);
  expect(hashes[0]).not.toBe(hashes[1]);
});
