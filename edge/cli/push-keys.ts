/** Keys by which the platform is known to push services. */
import { createECDH, createHash, randomBytes } from 'node:crypto';

/**
 * A pair for the platform's alerts on devices, as its variables name them. A browser that subscribed
 * with another pair has to subscribe again.
 * @param seed makes the same pair each time, for a run whose secrets are kept; another one without
 */
export function pushPair(seed?: string): { PUSH_PUBLIC_KEY: string; PUSH_PRIVATE_KEY: string } {
  const number = seed === undefined ? randomBytes(32) : createHash('sha256').update(seed).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number);
  return {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: number.toString('base64url'),
  };
}
