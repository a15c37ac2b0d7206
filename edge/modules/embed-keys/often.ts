import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import { EMBED_KEYLESS_PER_MINUTE, EMBED_PER_MINUTE } from '../../../shared/rules/embed-keys.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const MINUTE_MS = 60_000;
const asked = isolateMap<string, { readonly since: number; times: number }>();
const ASKED_MOST = 5_000;

/** The platform's limiters, each of which counts up to one number alone. */
const SHARED: Readonly<Record<number, 'EMBED_LIMIT' | 'EMBED_KEYLESS_LIMIT'>> = {
  [EMBED_PER_MINUTE.standard]: 'EMBED_LIMIT',
  [EMBED_KEYLESS_PER_MINUTE]: 'EMBED_KEYLESS_LIMIT',
};

/**
 * Counts a request, and says whether there were too many in this minute: over all isolates of a
 * place where the platform has a limiter for this number, else in this isolate. A limit of public
 * data needs no more, and an exact count would cost more than the element.
 */
export async function isOften(
  { env, ports }: Pick<RequestScope, 'env' | 'ports'>,
  by: string,
  most: number,
): Promise<boolean> {
  const name = SHARED[most];
  const limiter = name && env[name];
  if (!limiter) return isOftenHere(by, most, ports.clock.now());
  const { success } = await limiter.limit({ key: by });
  return !success;
}

function isOftenHere(by: string, most: number, now: number): boolean {
  const known = asked.get(by);
  if (known && now - known.since < MINUTE_MS) return (known.times += 1) > most;
  makeRoom(asked, ASKED_MOST);
  asked.set(by, { since: now, times: 1 });
  return false;
}
