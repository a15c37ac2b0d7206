import { jsonOf } from '../kit/json-of.ts';
import { wireClaims, wireHead } from './wire.ts';

const HS512 = { name: 'HMAC', hash: 'SHA-512' };

/** The claims of a JWT that was signed with the merchant's own token (HS512); undefined of any other. */
export async function claimsOf(token: string, secret: string) {
  const [head = '', claims = '', mac = '', ...more] = token.split('.');
  const signature = bytesOf(mac);
  if (more.length > 0 || !signature || !jsonOf(textOf(head), wireHead)) return undefined;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HS512, false, [
    'verify',
  ]);
  const signed = encoder.encode(`${head}.${claims}`);
  const isRight = await crypto.subtle.verify('HMAC', key, signature, signed);
  return isRight ? jsonOf(textOf(claims), wireClaims) : undefined;
}

function textOf(part: string): string {
  return new TextDecoder().decode(bytesOf(part));
}

function bytesOf(part: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
