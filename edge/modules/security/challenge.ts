import type { RequestScope } from '../../unit-of-work/scope.ts';
import { keyedHash, sameHash } from '../../session/index.ts';

/** How long a person may take to answer the browser's question. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * With the end, the length is a multiple of three: base64url of it and of the MAC can then be
 * joined.
 */
const RANDOM_BYTES = 18;
const END_BYTES = 6;
const MAC_CHARACTERS = 43;

/** The use that a challenge is for; it is refused for any other. */
export interface ChallengeUse {
  readonly purpose: 'register' | 'sign_in';
  /** The host of the page that asks for it. */
  readonly host: string;
  /** The account that a passkey is made for; null at sign-in. */
  readonly accountId: string | null;
}

type Key = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/**
 * A challenge that carries its own end and a proof that the platform made it for this use. So the
 * server stores nothing for a caller who only asks.
 * @returns base64url of 18 random bytes, its end and an HMAC of both
 */
export async function newChallenge(env: Key, use: ChallengeUse, now: number): Promise<string> {
  const bytes = new Uint8Array(RANDOM_BYTES + END_BYTES);
  crypto.getRandomValues(bytes.subarray(0, RANDOM_BYTES));
  Buffer.from(bytes.buffer).writeUIntBE(now + CHALLENGE_MS, RANDOM_BYTES, END_BYTES);
  const text = Buffer.from(bytes).toString('base64url');
  return text + (await macOf(env, use, text));
}

/**
 * The end of a challenge, in milliseconds.
 * @returns undefined when it is over, or was not made here for this use
 */
export async function readChallenge(
  env: Key,
  use: ChallengeUse,
  challenge: string,
  now: number,
): Promise<number | undefined> {
  const text = challenge.slice(0, -MAC_CHARACTERS);
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== RANDOM_BYTES + END_BYTES) return undefined;
  const mac = await macOf(env, use, text);
  if (!sameHash(mac, challenge.slice(-MAC_CHARACTERS))) return undefined;
  const end = bytes.readUIntBE(RANDOM_BYTES, END_BYTES);
  return end > now ? end : undefined;
}

function macOf(env: Key, use: ChallengeUse, text: string): Promise<string> {
  const parts = ['challenge', use.purpose, use.host, use.accountId ?? '', text];
  return keyedHash(env, parts.join('\n'));
}
