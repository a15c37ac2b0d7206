import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  id_data,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, type Certificate, Time } from '@peculiar/asn1-x509';

/** Object identifiers of RFC 5652 (attributes), RFC 8017 and RFC 5754 (algorithms). */
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const RSA = '1.2.840.113549.1.1.1';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const NULL = Uint8Array.of(0x05, 0x00).buffer;
const SET = 0x31;

/**
 * A detached signature of some bytes: PKCS #7 `SignedData` without its content (RFC 5652), DER, by RSA with SHA-256,
 * with its time and the certificates that lead from the signer's to its issuer's.
 * @param now the signing time, epoch ms; seconds are kept
 */
export async function signDetached(
  content: Uint8Array<ArrayBuffer>,
  by: { certificate: Certificate; chain: readonly Certificate[]; key: CryptoKey },
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { issuer, serialNumber } = by.certificate.tbsCertificate;
  const digest = new OctetString(await crypto.subtle.digest('SHA-256', content));
  // DER orders a set by its members' bytes, which here is the order of their lengths.
  const signedAttrs = [
    attribute(CONTENT_TYPE, Uint8Array.of(6, 9, 42, 134, 72, 134, 247, 13, 1, 7, 1).buffer),
    attribute(SIGNING_TIME, AsnConvert.serialize(new Time(new Date(now)))),
    attribute(MESSAGE_DIGEST, AsnConvert.serialize(digest)),
  ];
  const signature = await crypto.subtle.sign(by.key.algorithm, by.key, setOf(signedAttrs));
  const digestAlgorithm = new AlgorithmIdentifier({ algorithm: SHA_256 });
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(
      [by.certificate, ...by.chain].map((certificate) => new CertificateChoices({ certificate })),
    ),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
        }),
        digestAlgorithm,
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithm: RSA, parameters: NULL }),
        signature: new OctetString(signature),
      }),
    ]),
  });
  const whole = new ContentInfo({
    contentType: id_signedData,
    content: AsnConvert.serialize(signed),
  });
  return new Uint8Array(AsnConvert.serialize(whole));
}

const attribute = (attrType: string, value: ArrayBuffer) =>
  new Attribute({ attrType, attrValues: [value] });

/** The attributes as they are signed: a set, where the message has them under a tag of its own (RFC 5652, 5.4). */
function setOf(attributes: readonly Attribute[]): Uint8Array<ArrayBuffer> {
  const members = attributes.flatMap((one) => [...new Uint8Array(AsnConvert.serialize(one))]);
  if (members.length > 0x7f) throw new Error('the signed attributes have a length of one byte');
  return Uint8Array.of(SET, members.length, ...members);
}
