import type { RequestScope } from '../../work/scope.ts';
import { keyedHash, sameHash } from '../../session/index.ts';

/** How long somebody may take to answer their browser's question. */
export const CHALLENGE_MS = 5 * 60_000;

/** With the end, a multiple of three: base64url of it and of the MAC can stand side by side. */
const RANDOM_BYTES = 18;
const END_BYTES = 6;
const MAC_CHARACTERS = 43;

/** What a challenge is for: it counts for nothing else. */
export interface ChallengeUse {
  readonly purpose: 'register' | 'sign_in';
  /** The host of the page that asks. */
  readonly host: string;
  /** Whose passkey is being made; nobody's yet at sign-in. */
  readonly accountId: string | null;
}

type Key = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/**
 * A challenge that says itself until when it counts, and proves that it is ours for this use: nothing
 * is stored for who only asks.
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
 * Until when a challenge counts, in milliseconds.
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
