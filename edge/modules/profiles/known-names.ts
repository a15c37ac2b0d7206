import { isWithin } from '../../../shared/kernel/clock.ts';
import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { listPublicAccounts } from './public-statements.ts';

/**
 * How long an isolate trusts the name of an account, in ms. The staff of a store move its orders one
 * after the other, and each move's answer names those who made the moves before it.
 */
const KNOWN_MS = 60_000;
const KNOWN_MOST = 2_000;

interface Known {
  /** Null for an account that is gone. */
  readonly name: string | null;
  readonly readAt: number;
}

const names = isolateMap<string, Known>();

/**
 * The names of accounts by their ids, as they were at most a minute ago; accounts that are gone have
 * none. One read of DIRECTORY where this isolate does not know them all, otherwise none.
 */
export async function readNames(
  { directory, ports }: Pick<RequestScope, 'directory' | 'ports'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const now = ports.clock.now();
  const asked = [...new Set(ids.flatMap((id) => id ?? []))];
  const isKnown = (id: string) => {
    const known = names.get(id);
    return known !== undefined && isWithin(KNOWN_MS, known.readAt, now);
  };
  const missing = asked.filter((id) => !isKnown(id));
  const people = missing.length === 0 ? [] : await directory.read(listPublicAccounts(missing));
  const read = new Map(people.map((person) => [person.id, person.full_name]));
  const found = asked.flatMap((id): [string, string][] => {
    const name = missing.includes(id) ? (read.get(id) ?? null) : (names.get(id)?.name ?? null);
    return name === null ? [] : [[id, name]];
  });
  for (const id of missing) {
    names.delete(id);
    makeRoom(names, KNOWN_MOST);
    names.set(id, { name: read.get(id) ?? null, readAt: now });
  }
  return new Map(found);
}

/** Forgets the name of an account that has changed it, or is gone. */
export function forgetName(accountId: string): void {
  names.delete(accountId);
}
