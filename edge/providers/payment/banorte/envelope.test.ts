/** What is sealed for Banorte, opened by the sandbox's half and held to what OpenSSL encrypted. */
import { expect, test } from 'vitest';
import openssl from '../../../../tests/support/providers/banorte/openssl.json' with { type: 'json' };
import { decryptOaep, openCharge } from '../sandbox-server/banorte/envelope.ts';
import { sealCharge } from './envelope.ts';
import { encryptOaep } from './oaep.ts';
import { rsaKeyOf, type RsaKey } from './rsa-key.ts';

const KEY = rsaKeyOf(openssl.certificate) as RsaKey;
const encoder = new TextEncoder();
const bytes = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

test('a certificate and its bare public key give the same key, with and without their lines', () => {
  expect(KEY.size).toBe(256);
  expect(KEY.exponent).toBe(65_537n);
  const framed = `-----BEGIN PUBLIC KEY-----\n${openssl.publicKey.replaceAll(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`;
  expect(rsaKeyOf(framed)).toEqual(KEY);
});

test.each([
  '',
  'not base64 at all!',
  btoa('0'),
  btoa('\u0030\u0082\u00ff\u00ff'),
  openssl.privateKey,
  openssl.certificate.slice(0, 400),
])('a text that holds no key is none: %.20s', (text) => {
  expect(rsaKeyOf(text)).toBeUndefined();
});

test('what OpenSSL encrypted by these hashes is opened, so both halves speak as Banorte does', async () => {
  const opened = await decryptOaep(openssl.privateKey, bytes(openssl.encrypted));
  expect(new TextDecoder().decode(opened)).toBe(openssl.text);
});

test('our texts are opened too, up to the longest that the key takes', async () => {
  for (const text of ['', 'a', openssl.text, 'x'.repeat(190)]) {
    const block = await encryptOaep(KEY, encoder.encode(text));
    const opened = await decryptOaep(openssl.privateKey, block as Uint8Array);
    expect(new TextDecoder().decode(opened)).toBe(text);
  }
  expect(await encryptOaep(KEY, encoder.encode('x'.repeat(191)))).toBeUndefined();
});

test('a charge is sealed anew each time, and opened by its key alone', async () => {
  const charge = { merchantId: '7000002', amount: '1080.50', name: 'Peña' };
  const [one, other] = [await sealCharge(KEY, charge), await sealCharge(KEY, charge)];
  expect(one).toMatch(/^[\w+/=]{344}:::[\w+/=]+$/);
  expect(one).not.toBe(other);
  expect(await openCharge(openssl.privateKey, one ?? '')).toEqual(charge);
  const [first = '', second = ''] = one?.split(':::') ?? [];
  const turned = `${first.startsWith('A') ? 'B' : 'A'}${first.slice(1)}:::${second}`;
  expect(await openCharge(openssl.privateKey, turned)).toBeUndefined();
});
