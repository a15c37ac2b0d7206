/** A message is tried this often before a person has to look at it … */
export const MAX_ATTEMPTS = 12;
/** … and for this long, which is how long an HTTP mail service knows its idempotency keys. */
export const MAX_AGE_MS = 24 * 60 * 60_000;

const FIRST_WAIT_SECONDS = 10;
/**
 * A quarter in either direction, so that messages that failed together are not tried again
 * together.
 */
const JITTER = 0.25;

/**
 * Seconds until the next try: 10, 20, 40 … up to two hours and fifty minutes before the twelfth, six
 * hours in all; or what the provider asked for, where that is longer.
 * @param attempts tries so far, from 1
 * @param random from 0 up to 1
 */
export function waitAfter(attempts: number, random: number, askedSeconds = 0): number {
  const grown = FIRST_WAIT_SECONDS * 2 ** (attempts - 1) * (1 - JITTER + 2 * JITTER * random);
  const asked = askedSeconds * (1 + JITTER * random);
  return Math.ceil(Math.max(grown, asked));
}

/** The future of a message that was not sent: its next try, or its end. */
export type Verdict =
  | { readonly next: 'try'; readonly waitSeconds: number }
  | { readonly next: 'die' };

/** Decides by the tries and the time that are left. */
export function afterFailure(
  message: { readonly attempts: number; readonly expiresAt: number },
  { now, random, askedSeconds }: { now: number; random: number; askedSeconds?: number | undefined },
): Verdict {
  const waitSeconds = waitAfter(message.attempts, random, askedSeconds);
  const late = now + waitSeconds * 1000 >= message.expiresAt;
  return message.attempts >= MAX_ATTEMPTS || late ? { next: 'die' } : { next: 'try', waitSeconds };
}
