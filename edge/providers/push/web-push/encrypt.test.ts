/** The example of RFC 8291, section 5 and appendix A, and what a receiver reads of ours. */
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { decryptPush, newDeviceKeys } from '../../payment/sandbox-server/push/decrypt.ts';
import { encryptPush, newChance } from './encrypt.ts';

const TEXT = 'When I grow up, I want to be a watermelon';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw';
const RECEIVER = {
  public: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};
const SENDER = {
  public: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
  'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

const P256 = { name: 'ECDH', namedCurve: 'P-256' };
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
function jwkOf({ public: point, private: d }: typeof SENDER): JsonWebKey {
  const coordinate = (from: number) =>
    Buffer.from(bytes(point).subarray(from, from + 32)).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d };
}

const receiver = { publicKey: RECEIVER.public, privateKey: jwkOf(RECEIVER), auth: AUTH };

test('the example of the RFC is made byte by byte', async () => {
  const pair = {
    publicKey: await crypto.subtle.importKey('raw', bytes(SENDER.public), P256, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwkOf(SENDER), P256, true, ['deriveBits']),
  };
  const made = await encryptPush(
    TEXT,
    { p256dh: RECEIVER.public, auth: AUTH },
    { salt: bytes(SALT), pair },
  );
  expect(Buffer.from(made).toString('base64url')).toBe(BODY);
});

test('the receiver of the sandbox reads the example', async () => {
  expect(await decryptPush(bytes(BODY), receiver)).toBe(TEXT);
});

test('a receiver reads what was made for it, each time by other keys, and nothing that was changed', async () => {
  const keys = await newDeviceKeys();
  const address = { p256dh: keys.publicKey, auth: keys.auth };
  const one = await encryptPush('¡Hola, Ana! 🧵', address, await newChance());
  const other = await encryptPush('¡Hola, Ana! 🧵', address, await newChance());
  expect(await decryptPush(one, keys)).toBe('¡Hola, Ana! 🧵');
  expect(one).not.toEqual(other);
  await expect(decryptPush(one, receiver)).rejects.toBeInstanceOf(Error);
  const changed = Uint8Array.from(one, (byte, index) => (index === 90 ? byte ^ 1 : byte));
  await expect(decryptPush(changed, keys)).rejects.toBeInstanceOf(Error);
});

test('a key that is no point of the curve is refused', async () => {
  const address = { p256dh: `B${'A'.repeat(86)}`, auth: AUTH };
  await expect(encryptPush(TEXT, address, await newChance())).rejects.toBeInstanceOf(Error);
});
