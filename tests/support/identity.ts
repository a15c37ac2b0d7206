/**
 * The certificate of a TLS server, made in this process, so that no key is stored and no
 * certificate expires.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a self-signed certificate, both PEM. */
export interface Identity {
  readonly key: string;
  readonly certificate: string;
}

const DAY_MS = 86_400_000;

/** Tags of DER (X.690, 8.1.2) as certificates use them. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  name: 0x06,
  utf8: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** Of the certificate: its version, its extensions; of an alternative name: that it is a host. */
  version: 0xa0,
  extensions: 0xa3,
  host: 0x82,
} as const;

/** Object identifiers, as DER has them (RFC 5280 and 5758). */
const ID = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
} as const;

/**
 * Makes a new identity for a host: P-256, valid for two days, and its own authority for a client
 * that trusts it. Node reads certificates and signs bytes, but writes no certificate (RFC 5280,
 * 4.1).
 */
export function makeIdentity(host: string): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, identifier('ecdsaWithSha256'));
  const commonName = der(
    TAG.sequence,
    identifier('commonName'),
    der(TAG.utf8, Buffer.from(host, 'utf8')),
  );
  const name = der(TAG.sequence, der(TAG.set, commonName));
  const isAuthority = der(TAG.sequence, der(TAG.boolean, Buffer.of(0xff)));
  const hosts = der(TAG.sequence, der(TAG.host, Buffer.from(host, 'ascii')));
  const signed = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.of(2))),
    // A first byte below 0x80: a serial number is positive.
    der(TAG.integer, Buffer.of(1), randomBytes(8)),
    algorithm,
    name,
    der(TAG.sequence, time(Date.now() - DAY_MS), time(Date.now() + 2 * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      TAG.extensions,
      der(
        TAG.sequence,
        extension('basicConstraints', isAuthority),
        extension('subjectAltName', hosts),
      ),
    ),
  );
  const signature = sign('sha256', signed, privateKey);
  const bits = der(TAG.bits, Buffer.of(0), signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    certificate: pem(der(TAG.sequence, signed, algorithm, bits)),
  };
}

/** One element: tag, length, contents. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), body]);
  if (length < 0x100) return Buffer.concat([Buffer.of(tag, 0x81, length), body]);
  return Buffer.concat([Buffer.of(tag, 0x82, length >> 8, length & 0xff), body]);
}

function identifier(name: keyof typeof ID): Buffer {
  return der(TAG.name, Buffer.from(ID[name], 'hex'));
}

function extension(name: keyof typeof ID, value: Buffer): Buffer {
  return der(TAG.sequence, identifier(name), der(TAG.bytes, value));
}

/** `YYMMDDHHMMSSZ`, which is the form until 2049. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(TAG.time, Buffer.from(`${digits}Z`, 'ascii'));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
