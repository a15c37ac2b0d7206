import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';
import { keyedHash, newPin, newToken, tokenHash } from './secrets.ts';

test('a password is known again, whichever way its letters are written, and no other is', async () => {
  const kept = await hashPassword('contraseña segura');
  expect(kept).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('contrasen\u0303a segura', kept)).toBe(true);
  expect(await verifyPassword('contrasena segura', kept)).toBe(false);
  expect(await verifyPassword('contraseña segura', null)).toBe(false);
  expect(await verifyPassword('', 'broken')).toBe(false);
});

test('two of the same have different hashes', async () => {
  expect(await hashPassword('one')).not.toBe(await hashPassword('one'));
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
