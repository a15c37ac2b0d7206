import { expect, test } from 'vitest';
import { scryptPasswords } from './password.ts';
import { keyedHash, newPin, newToken, tokenHash } from './secrets.ts';

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
