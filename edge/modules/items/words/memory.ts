import { isolateMap } from '../../../../shared/kernel/isolate-memory.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { isWithin } from '../../../../shared/kernel/clock.ts';
import { makeRoom } from '../../../../shared/kernel/make-room.ts';
import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';

/** An isolate trusts a store's words for this long, then reads them again in the background. */
const FRESH_MS = 5_000;
/** Older words are read again before they are used. */
const STALE_MS = 600_000;
const MEMORY_ENTRIES = 500;

interface Known {
  readonly lexicon: Lexicon;
  readAt: number;
  refreshing: boolean;
}

/** A store's country, and the lines of words of its own. */
interface Words {
  readonly country: string;
  readonly lines: readonly string[];
}

type Row = Pick<CellTables['store'], 'country' | 'search_words'>;

const known = isolateMap<string, Known>();

/** The words of the tenant's store: those of its country, and its own; from memory while they are fresh. */
export async function lexiconOfStore(scope: RequestScope): Promise<Lexicon> {
  const entry = known.get(scope.tenant.storeId);
  const now = scope.ports.clock.now();
  if (!entry || !isWithin(STALE_MS, entry.readAt, now)) return readLexicon(scope);
  if (now - entry.readAt > FRESH_MS && !entry.refreshing) {
    entry.refreshing = true;
    scope.later(readLexicon(scope).finally(() => (entry.refreshing = false)));
  }
  return entry.lexicon;
}

/** Forgets a store's words in this isolate, so that the owner sees the change with the next search. */
export function forgetWords(storeId: string): void {
  known.delete(storeId);
}

/** The store's own lines, as they were set. */
export async function readWords(scope: Pick<RequestScope, 'cell' | 'tenant'>): Promise<Words> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(
    sql<Row>`SELECT country, search_words FROM store WHERE id = ${storeId}`,
  );
  return {
    country: row?.country ?? '',
    lines: row ? (JSON.parse(row.search_words) as string[]) : [],
  };
}

/** Sets the store's own lines; the store's revision grows, since kept answers hold the old ones. */
export function writeWords(storeId: StoreId, lines: readonly string[], now: number): Statement {
  return sql`UPDATE store SET search_words = ${JSON.stringify(lines)}, revision = revision + 1,
    updated_at = ${now} WHERE id = ${storeId}`;
}

async function readLexicon(scope: RequestScope): Promise<Lexicon> {
  const { storeId } = scope.tenant;
  const { country, lines } = await readWords(scope);
  const lexicon = lexiconOf(country, lines);
  known.delete(storeId);
  makeRoom(known, MEMORY_ENTRIES);
  known.set(storeId, { lexicon, readAt: scope.ports.clock.now(), refreshing: false });
  return lexicon;
}
