import { statusOf, type KeptPayment } from './payments.ts';

const encoder = new TextEncoder();

/** Where a loan stands, in Aplazo's word. */
export function loanStatusOf(payment: KeptPayment, now: number): string {
  const status = statusOf(payment, now);
  if (status === 'paid') return 'OUTSTANDING';
  return status === 'declined' || status === 'expired' ? 'CANCELLED' : 'NEW';
}

/** Claims as a token that is signed with the merchant's own (HS512). */
export async function tokenOf(claims: string, secret: string): Promise<string> {
  const head = base64url(encoder.encode('{"alg":"HS512"}'));
  const signed = `${head}.${base64url(encoder.encode(claims))}`;
  const hmac = { name: 'HMAC', hash: 'SHA-512' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(signed));
  return `${signed}.${base64url(new Uint8Array(mac))}`;
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
