import { isWithin } from '../../../shared/kernel/clock.ts';
import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import { EMBED_KEYLESS_PER_MINUTE, EMBED_PER_MINUTE } from '../../../shared/rules/embed-keys.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const MINUTE_MS = 60_000;
const ASKED_MOST = 5_000;
/** An isolate asks the platform's limiter once for so many requests: its limit is as much smaller. */
const TOGETHER = 8;

/** The part of a limit that an isolate counts by itself: most askers never come so far. */
const OWN_PART = 4;

/** The requests of one asker in this minute. */
interface Minute {
  readonly since: number;
  times: number;
  /** Whether the platform's limiter said that there were too many. */
  isRefused: boolean;
}

/** The asker of requests, and how many it may make in a minute. */
export interface Limited {
  /** For this isolate's memory alone. */
  readonly by: string;
  /** The same for a limiter that others share: no address can be read from it. */
  readonly name: () => Promise<string>;
  readonly most: number;
}

/** What counting needs of a request. */
export interface Asked {
  readonly env: Pick<RequestScope['env'], 'EMBED_LIMIT' | 'EMBED_KEYLESS_LIMIT'>;
  readonly now: number;
  /** Lets work go on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
}

const minutes = isolateMap<string, Minute>();

/** The platform's limiters, each of which counts up to one number alone. */
const SHARED: Readonly<Record<number, 'EMBED_LIMIT' | 'EMBED_KEYLESS_LIMIT'>> = {
  [EMBED_PER_MINUTE.standard]: 'EMBED_LIMIT',
  [EMBED_KEYLESS_PER_MINUTE]: 'EMBED_KEYLESS_LIMIT',
};

/**
 * Counts a request, and says whether there were too many in this minute: in this isolate, or over
 * all isolates of a place where the platform has a limiter for this number. That one is asked past a
 * quarter of the limit, after the answer, once for eight requests, and refuses from the next one on:
 * a limit of public data needs no more, and an exact count would cost more than the element.
 */
export function isOften({ env, now, later }: Asked, { by, name, most }: Limited): boolean {
  const minute = minuteOf(by, now);
  minute.times += 1;
  const shared = SHARED[most];
  const limiter = shared && env[shared];
  if (limiter && minute.times % TOGETHER === 0 && minute.times > most / OWN_PART) {
    later(
      name()
        .then((key) => limiter.limit({ key }))
        .then(({ success }) => {
          minute.isRefused ||= !success;
        }),
    );
  }
  return minute.isRefused || minute.times > most;
}

function minuteOf(by: string, now: number): Minute {
  const known = minutes.get(by);
  if (known && isWithin(MINUTE_MS, known.since, now)) return known;
  minutes.delete(by);
  makeRoom(minutes, ASKED_MOST);
  const fresh = { since: now, times: 0, isRefused: false };
  minutes.set(by, fresh);
  return fresh;
}
