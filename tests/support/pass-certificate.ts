import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: Uint8Array.of(1, 0, 1),
  modulusLength: 2048,
};
export const PASS_TYPE = 'pass.example.boletos';
const UID = '0.9.2342.19200300.100.1.1';
export const TEAM = 'A1B2C3D4E5';

const APPLES: Record<string, string[]>[] = [
  { [UID]: [PASS_TYPE] },
  { CN: [`Pass Type ID: ${PASS_TYPE}`] },
  { OU: [TEAM] },
];

const newKeys = () => crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);

/** An intermediate certificate of a maker of one's own, in the place of Apple's. */
async function newIssuer() {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Worldwide Developer Relations, O=Tests',
    keys,
    signingAlgorithm: RSA,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2040-01-01'),
    extensions: [new BasicConstraintsExtension(true)],
  });
  return { certificate, keys };
}

async function keyText(key: CryptoKey): Promise<string> {
  const der = await crypto.subtle.exportKey('pkcs8', key);
  const body = Buffer.from(der).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${body.replaceAll(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----`;
}

const textOf = (certificate: X509Certificate) => certificate.toString('pem');

/** A certificate for passes as Apple would issue one: its parts as PEM, and those of strangers. */
export async function passCertificate({
  subject = APPLES,
  from = '2026-01-01',
  to = '2027-06-01',
} = {}) {
  const [issuer, keys, stranger] = await Promise.all([newIssuer(), newKeys(), newIssuer()]);
  const certificate = await X509CertificateGenerator.create({
    subject,
    issuer: issuer.certificate.subject,
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: RSA,
    notBefore: new Date(from),
    notAfter: new Date(to),
  });
  const own = textOf(certificate);
  const key = await keyText(keys.privateKey);
  const intermediate = textOf(issuer.certificate);
  return {
    own,
    key,
    intermediate,
    strange: {
      key: await keyText(stranger.keys.privateKey),
      intermediate: textOf(stranger.certificate),
    },
    /** All that a deployment sets. */
    pem: [own, key, intermediate].join('\n'),
  };
}
