import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, type Name } from '@peculiar/asn1-x509';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';

/** What is wrong with a certificate for passes. */
export const passFaults = [
  /** No certificate in the text can be read. */
  'certificate_unreadable',
  /** No private key of RSA as PKCS #8 can be read, or it is encrypted. */
  'key_unreadable',
  /** The key belongs to none of the certificates. */
  'key_not_its',
  /** No other certificate in the text has issued it. */
  'issuer_missing',
  /** It names no pass type or no team. */
  'not_for_passes',
  'not_yet_valid',
  'expired',
] as const;
export type PassFault = (typeof passFaults)[number];

/** Who signs passes for Apple Wallet. */
export interface PassSigner {
  /** The pass type identifier that the certificate is for. */
  readonly passType: string;
  /** The identifier of the team whose certificate it is. */
  readonly team: string;
  /** When the first of the two certificates ends, epoch ms. */
  readonly endsAt: number;
  /** The file `signature` of a pass. @param now its signing time, epoch ms */
  sign(
    this: void,
    manifest: Uint8Array<ArrayBuffer>,
    now: number,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};
const rsa = (hash = 'SHA-256') => ({ name: 'RSASSA-PKCS1-v1_5', hash });
/** Attributes of a subject: `UID` holds the pass type identifier, `OU` the team. */
const UID = '0.9.2342.19200300.100.1.1';
const OU = '2.5.4.11';

/**
 * Opens a certificate for passes and its key (Apple Developer, «Pass Type ID»). No device of Apple's has tried what it
 * signs yet.
 * @param pem its certificate, its private key (PKCS #8, RSA) and the intermediate certificate of Apple's (WWDR) that
 * issued it, in any order
 * @param now epoch ms
 * @returns `passFaults` says what may be wrong
 */
export async function openPassSigner(
  pem: string,
  now: number,
): Promise<Result<PassSigner, PassFault>> {
  const certificates = certificatesIn(pem);
  if (!certificates?.length) return fail('certificate_unreadable');
  const key = await keyIn(pem);
  if (!key) return fail('key_unreadable');
  const own = await firstOf(certificates, (one) => isKeyOf(one, key));
  if (!own) return fail('key_not_its');
  const issuer = await firstOf(certificates, (one) => hasIssued(one, own));
  if (!issuer) return fail('issuer_missing');
  const { subject } = own.tbsCertificate;
  const [passType, team] = [partOf(subject, UID), partOf(subject, OU)];
  if (!passType || !team) return fail('not_for_passes');
  const spans = [own, issuer].map(({ tbsCertificate: { validity } }) => ({
    from: validity.notBefore.getTime().getTime(),
    to: validity.notAfter.getTime().getTime(),
  }));
  if (spans.some(({ from }) => now < from)) return fail('not_yet_valid');
  const endsAt = Math.min(...spans.map(({ to }) => to));
  if (now > endsAt) return fail('expired');
  return ok({
    passType,
    team,
    endsAt,
    async sign(manifest, at) {
      const { signDetached } = await import('./cms.ts');
      return signDetached(manifest, { certificate: own, chain: [issuer], key }, at);
    },
  });
}

/** Blocks of PEM (RFC 7468). */
const CERTIFICATES = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const KEYS = /-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END PRIVATE KEY-----/g;

function blocksOf(pem: string, blocks: RegExp): Uint8Array<ArrayBuffer>[] {
  return Array.from(pem.matchAll(blocks), ([, body = '']) =>
    Uint8Array.from(Buffer.from(body, 'base64')),
  );
}

function certificatesIn(pem: string): Certificate[] | undefined {
  try {
    return blocksOf(pem, CERTIFICATES).map((der) => AsnConvert.parse(der, Certificate));
  } catch {
    return undefined;
  }
}

async function keyIn(pem: string): Promise<CryptoKey | undefined> {
  const [der] = blocksOf(pem, KEYS);
  if (!der) return undefined;
  return crypto.subtle.importKey('pkcs8', der, rsa(), false, ['sign']).catch(() => undefined);
}

const publicKeyOf = ({ tbsCertificate }: Certificate, hash?: string) =>
  crypto.subtle.importKey(
    'spki',
    AsnConvert.serialize(tbsCertificate.subjectPublicKeyInfo),
    rsa(hash),
    false,
    ['verify'],
  );

async function isKeyOf(certificate: Certificate, key: CryptoKey): Promise<boolean> {
  const text = new TextEncoder().encode('pass');
  const [shown, signature] = await Promise.all([
    publicKeyOf(certificate),
    crypto.subtle.sign(rsa(), key, text),
  ]);
  return crypto.subtle.verify(rsa(), shown, signature, text);
}

async function hasIssued(issuer: Certificate, { tbsCertificateRaw: signed, ...own }: Certificate) {
  const hash = HASHES[own.signatureAlgorithm.algorithm];
  if (!hash || !signed) return false;
  const shown = await publicKeyOf(issuer, hash);
  return crypto.subtle.verify(rsa(hash), shown, own.signatureValue, signed);
}

/** The first that passes; one whose key is of another kind passes not. */
async function firstOf(
  certificates: readonly Certificate[],
  passes: (one: Certificate) => Promise<boolean>,
): Promise<Certificate | undefined> {
  const passed = await Promise.all(certificates.map((one) => passes(one).catch(() => false)));
  return certificates.find((_one, at) => passed[at]);
}

const partOf = (subject: Name, type: string): string | undefined =>
  subject
    .flatMap((names) => [...names])
    .find((name) => name.type === type)
    ?.value.toString();
