import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeIdentity } from './identity.ts';

/** A name so long that the certificate has lengths of each form. */
const LONG = `${Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.')}.test`;

test.each(['localhost', 'moda.test', LONG])('is a certificate for %s, and for no other', (host) => {
  const { key, certificate } = makeIdentity(host);
  const read = new X509Certificate(certificate);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkIssued(read)).toBe(true);
  expect(read).toMatchObject({ ca: true, subject: `CN=${host}`, subjectAltName: `DNS:${host}` });
  expect(read.checkHost(host)).toBe(host);
  expect(read.checkHost('other.test')).toBeUndefined();
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now() + 86_400_000);
});

test('each is another', () => {
  const [one, other] = [makeIdentity('localhost'), makeIdentity('localhost')].map(
    ({ certificate }) => new X509Certificate(certificate),
  );
  expect(one?.serialNumber).not.toBe(other?.serialNumber);
  expect(one?.verify(other!.publicKey)).toBe(false);
});
