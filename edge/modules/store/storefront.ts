import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { isWithin } from '../../../shared/kernel/clock.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findRevision } from './statements.ts';
import { readStore, type InEachLanguage } from './service.ts';

/**
 * An isolate trusts a revision for this long, then asks again in the background (design,
 * "Stitching").
 */
const FRESH_MS = 5_000;
/**
 * An older revision is read again before it is used, so that no visitor sees a store older than a
 * minute.
 */
const STALE_MS = 60_000;
const MEMORY_ENTRIES = 500;

interface Known {
  store: InEachLanguage;
  readAt: number;
  refreshing: boolean;
}

const known = isolateMap<string, Known>();
const revisions = isolateMap<string, { readonly revision: number; readonly readAt: number }>();
/** How often a store was forgotten: a read that began before may hold old rows. */
let timesForgotten = 0;

/**
 * The tenant's store in the caller's language, with its revision, from memory for five seconds.
 * After that the old store is answered once more while the revision is read in the background. The
 * store is read anew only if its revision has changed.
 */
export async function currentStore(scope: RequestScope): Promise<StoreInfo | undefined> {
  const key = `${scope.tenant.origin}|${scope.tenant.storeId}`;
  const now = scope.ports.clock.now();
  const entry = known.get(key);
  if (!entry || !isWithin(STALE_MS, entry.readAt, now)) return readAndKeep(scope, key);
  if (now - entry.readAt > FRESH_MS && !entry.refreshing) {
    entry.refreshing = true;
    scope.later(refresh(scope, key, entry));
  }
  return entry.store[scope.locale];
}

/**
 * The revision of the tenant's store: from memory for five seconds, without a wait; else read anew,
 * in one round trip with the other reads of this turn.
 */
export function currentRevision(scope: RequestScope): number | Promise<number | undefined> {
  const entry = revisions.get(scope.tenant.storeId);
  if (entry && isWithin(FRESH_MS, entry.readAt, scope.ports.clock.now())) return entry.revision;
  return readRevision(scope);
}

/**
 * Forgets a store in this isolate, so that the caller who changed it sees the change with the next
 * request.
 */
export function forgetStore(storeId: string): void {
  timesForgotten += 1;
  revisions.delete(storeId);
  for (const key of known.keys()) if (key.endsWith(`|${storeId}`)) known.delete(key);
}

async function readRevision(scope: RequestScope): Promise<number | undefined> {
  const { storeId } = scope.tenant;
  const readAt = scope.ports.clock.now();
  const before = timesForgotten;
  const row = await scope.cell.first(findRevision(storeId));
  if (!row || before !== timesForgotten) return undefined;
  revisions.delete(storeId);
  makeRoom(revisions, MEMORY_ENTRIES);
  revisions.set(storeId, { revision: row.revision, readAt });
  return row.revision;
}

async function refresh(scope: RequestScope, key: string, entry: Known): Promise<void> {
  try {
    const row = await scope.cell.first(findRevision(scope.tenant.storeId));
    if (row?.revision === entry.store.es.revision) entry.readAt = scope.ports.clock.now();
    else await readAndKeep(scope, key);
  } finally {
    entry.refreshing = false;
  }
}

async function readAndKeep(scope: RequestScope, key: string): Promise<StoreInfo | undefined> {
  const read = await readStore(scope, scope.tenant.storeId);
  known.delete(key);
  if (!read.ok) return undefined;
  makeRoom(known, MEMORY_ENTRIES);
  known.set(key, { store: read.value, readAt: scope.ports.clock.now(), refreshing: false });
  return read.value[scope.locale];
}
