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
  readonly until: number;
}

/** By store, a space, and the key as it stands in a page. */
const keys = isolateMap<string, Known<statements.KeyRow>>();
/** By store: whether it takes pages without a key. */
const rules = isolateMap<StoreId, Known<boolean>>();

/** The row of a key as it stands in a page; undefined for one that is none, which is not remembered. */
export async function knownKey(
  { cell, tenant: { storeId }, ports }: RequestScope,
  key: string,
): Promise<statements.KeyRow | undefined> {
  const now = ports.clock.now();
  const name = `${storeId} ${key}`;
  const known = keys.get(name);
  if (known && known.until > now) return known.value;
  const row = await cell.first(statements.findPublic(storeId, key, now));
  keys.delete(name);
  if (row) {
    makeRoom(keys, KNOWN_MOST);
    keys.set(name, { value: row, until: now + KNOWN_MS });
  }
  return row;
}

/** Whether the tenant lets pages without a key show its items, as its owner said last. */
export async function takesKeyless({
  cell,
  tenant: { storeId },
  ports,
}: RequestScope): Promise<boolean> {
  const now = ports.clock.now();
  const known = rules.get(storeId);
  if (known && known.until > now) return known.value;
  const found = await cell.first(statements.findSetting(storeId));
  const value = found?.keyless !== 0;
  rules.delete(storeId);
  makeRoom(rules, KNOWN_MOST);
  rules.set(storeId, { value, until: now + KNOWN_MS });
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
