import { isWithin } from '../../../shared/kernel/clock.ts';
import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './statements.ts';

/**
 * How long an isolate trusts what it knows of a key, and of a store's rule about pages without one,
 * in ms: an element that is kept costs no read. What an owner changes counts at once in the isolate
 * that changed it, and in all others after this.
 */
const KNOWN_MS = 10_000;
const KNOWN_MOST = 2_000;

interface Known<T> {
  readonly value: T;
  readonly readAt: number;
}

/** By store, a space, and the key as it stands in a page. */
const keys = isolateMap<string, Known<statements.KeyRow>>();
/** By store: whether it takes pages without a key. */
const rules = isolateMap<string, Known<boolean>>();

/** The row of a key as it stands in a page; undefined for one that is none, which is not remembered. */
export function knownKey(scope: RequestScope, key: string): Promise<statements.KeyRow | undefined> {
  const { cell, tenant, ports } = scope;
  const now = ports.clock.now();
  return trusted(keys, `${tenant.storeId} ${key}`, now, () =>
    cell.first(statements.findPublic(tenant.storeId, key, now)),
  );
}

/** Whether the tenant lets pages without a key show its items, as its owner said last. */
export async function takesKeyless({ cell, tenant, ports }: RequestScope): Promise<boolean> {
  const { storeId } = tenant;
  const takes = await trusted(rules, storeId, ports.clock.now(), async () => {
    const found = await cell.first(statements.findSetting(storeId));
    return found?.keyless !== 0;
  });
  return takes !== false;
}

/** What an isolate knows of late, or reads now; what changed while it was read is not remembered. */
async function trusted<T>(
  memory: Map<string, Known<T>>,
  name: string,
  now: number,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const known = memory.get(name);
  if (known && isWithin(KNOWN_MS, known.readAt, now)) return known.value;
  const before = changes;
  const value = await read();
  if (value === undefined || before !== changes) return value;
  memory.delete(name);
  makeRoom(memory, KNOWN_MOST);
  memory.set(name, { value, readAt: now });
  return value;
}

let changes = 0;

/** How often this isolate has forgotten: what was made of a key before may be wrong since. */
export function changesKnown(): number {
  return changes;
}

/** Forgets what this isolate knows of a store's keys and its rule, after a change of either. */
export function forgetKnown(storeId: StoreId): void {
  changes += 1;
  rules.delete(storeId);
  for (const name of keys.keys()) if (name.startsWith(`${storeId} `)) keys.delete(name);
}
