import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The hash that is kept of a token of 256 random bits: the token cannot be found from it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(token));
  return toBase64Url(new Uint8Array(digest));
}

/**
 * HMAC-SHA-256 of a short or guessable text (a PIN, an address), under a key that no database
 * holds: a reader of the tables cannot find the text by trying all of them.
 */
export async function keyedHash(
  { IDENTITY_SECRET }: Pick<Env, 'IDENTITY_SECRET'>,
  text: string,
): Promise<string> {
  if (known?.secret !== IDENTITY_SECRET) {
    known = { secret: IDENTITY_SECRET, key: await hashingKey(IDENTITY_SECRET) };
  }
  const { key } = known;
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** A key for counting calls from a network; the network cannot be read from it. */
export function addressKeyOf(env: Pick<Env, 'IDENTITY_SECRET'>, network: string): Promise<string> {
  return keyedHash(env, `address\n${network}`);
}

let known: { readonly secret: string; readonly key: CryptoKey } | undefined;

function hashingKey(secret: string): Promise<CryptoKey> {
  const bytes = encoder.encode(`people\n${secret}`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Six random digits, each PIN as likely as any other. */
export function newPin(): string {
  const LIMIT = 4_000_000_000;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    // Numbers past a multiple of a million would make small PINs likelier.
    if (number < LIMIT) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** True when two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [encoder.encode(one), encoder.encode(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const encoder = new TextEncoder();

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
