import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';

/** How old a signed webhook may be, and how far ahead of our clock, before it counts as a replay. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

export type SignatureFault = 'signature_missing' | 'signature_invalid' | 'signature_expired';

const encoder = new TextEncoder();

async function hmacKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
}

/**
 * Signs a webhook body: `t=<unix s>,v1=<hex HMAC-SHA-256 of "t.body">`.
 * @param timestamp Unix seconds; it is signed too, so that an old body cannot be sent again
 */
export async function signBody(secret: string, timestamp: number, body: string): Promise<string> {
  const signed = encoder.encode(`${timestamp}.${body}`);
  const mac = await crypto.subtle.sign('HMAC', await hmacKey(secret), signed);
  return `t=${timestamp},v1=${toHex(new Uint8Array(mac))}`;
}

/**
 * Checks the signature header of a webhook. Several `v1` are allowed, so that a secret can be
 * changed without losing deliveries.
 * @param now Unix seconds
 */
export async function checkSignature(
  secret: string,
  header: string | null,
  body: string,
  now: number,
): Promise<Result<{ readonly timestamp: number }, SignatureFault>> {
  const parts = readHeader(header ?? '');
  if (!parts) return fail('signature_missing');
  const key = await hmacKey(secret);
  const signed = encoder.encode(`${parts.timestamp}.${body}`);
  // `verify` compares in constant time; every candidate is tried, so that the time does not tell
  // their number.
  const checks = await Promise.all(
    parts.signatures.map(async (mac) => crypto.subtle.verify('HMAC', key, mac, signed)),
  );
  if (!checks.includes(true)) return fail('signature_invalid');
  if (Math.abs(now - parts.timestamp) > SIGNATURE_TOLERANCE_SECONDS)
    return fail('signature_expired');
  return ok({ timestamp: parts.timestamp });
}

function readHeader(
  header: string,
): { timestamp: number; signatures: Uint8Array<ArrayBuffer>[] } | undefined {
  if (header.length > 1024) return undefined;
  let timestamp: number | undefined;
  const signatures: Uint8Array<ArrayBuffer>[] = [];
  for (const part of header.split(',')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === 't' && /^\d{1,12}$/.test(value)) timestamp = Number(value);
    if (name === 'v1' && /^[0-9a-f]{64}$/.test(value)) signatures.push(fromHex(value));
  }
  return timestamp === undefined || signatures.length === 0 ? undefined : { timestamp, signatures };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(text.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}
