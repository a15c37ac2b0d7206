import { z } from 'zod';
import type { StoreId } from '../../shared/kernel/ids.ts';
import { isWithin, type Clock } from '../../shared/kernel/clock.ts';
import { makeRoom } from '../../shared/kernel/make-room.ts';
import { openDirectory } from '../db/cells.ts';
import { sql, type Statement } from '../db/directory-sql.ts';
import { raw } from '../db/sql.ts';
import type { Bindings } from '../env.ts';

const entrySchema = z.object({
  id: z.string().transform((id) => id as StoreId),
  slug: z.string(),
  cell: z.string(),
  root_id: z
    .string()
    .nullable()
    .transform((id) => id as StoreId | null),
  canonical_domain: z.string().nullable(),
});

/** A store's identity and cell, as DIRECTORY says. */
export type DirectoryEntry = z.infer<typeof entrySchema>;

/** A question to the directory. */
export type Question = `host:${string}` | `slug:${string}` | 'platform';

/** How long an isolate trusts its memory of a host. */
const MEMORY_MS = 30_000;
const MEMORY_ENTRIES = 2_000;
/** How long KV may keep an entry, in seconds; KV's own minimum is 60. */
const KV_SECONDS = 300;

interface Known {
  readonly entry: DirectoryEntry;
  readonly readAt: number;
}

/**
 * Finds stores: memory, then KV, then DIRECTORY. Only hits are kept, so that a new store is live at
 * once. A store that moves is found at its new place within the five minutes that KV keeps the old
 * one.
 */
export class Directory {
  readonly #clock: Clock;
  readonly #known = new Map<Question, Known>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The store of a host, a slug or the bare platform domain; undefined when there is none. */
  async find(bindings: Bindings, question: Question): Promise<DirectoryEntry | undefined> {
    const known = this.#known.get(question);
    if (known && isWithin(MEMORY_MS, known.readAt, this.#clock.now())) return known.entry;
    const entry = (await readKv(bindings, question)) ?? (await this.#ask(bindings, question));
    if (entry) this.#keep(question, entry);
    return entry;
  }

  async #ask(bindings: Bindings, question: Question): Promise<DirectoryEntry | undefined> {
    const row = await openDirectory(bindings).first(findStore(question));
    if (!row) return undefined;
    const entry = entrySchema.parse(row);
    await this.#tell(bindings, question, entry);
    return entry;
  }

  /** KV spares the next look-up a question; a KV that fails, or whose disk is full, ends none. */
  async #tell(bindings: Bindings, question: Question, entry: DirectoryEntry): Promise<void> {
    try {
      await bindings.DOMAINS.put(question, JSON.stringify(entry), { expirationTtl: KV_SECONDS });
    } catch (error) {
      logFault(error);
    }
  }

  #keep(question: Question, entry: DirectoryEntry): void {
    this.#known.delete(question);
    makeRoom(this.#known, MEMORY_ENTRIES);
    this.#known.set(question, { entry, readAt: this.#clock.now() });
  }
}

async function readKv(bindings: Bindings, question: Question): Promise<DirectoryEntry | undefined> {
  try {
    const parsed = entrySchema.safeParse(await bindings.DOMAINS.get(question, 'json'));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    logFault(error);
    return undefined;
  }
}

function logFault(error: unknown): void {
  console.error(JSON.stringify({ level: 'error', where: 'domains', error: String(error) }));
}

const COLUMNS = raw('s.id, s.slug, s.cell, s.root_id, s.canonical_domain');

/** A store's row; `entrySchema` makes an entry of it. */
type EntryRow = z.input<typeof entrySchema>;

function findStore(question: Question): Statement<EntryRow> {
  if (question === 'platform') {
    return sql<EntryRow>`SELECT ${COLUMNS} FROM platform p JOIN store s ON s.id = p.value
      WHERE p.key = 'root_store'`;
  }
  const subject = question.slice(5);
  return question.startsWith('host:')
    ? sql<EntryRow>`SELECT ${COLUMNS} FROM domain d JOIN store s ON s.id = d.store_id
        WHERE d.host = ${subject}`
    : sql<EntryRow>`SELECT ${COLUMNS} FROM store s WHERE s.slug = ${subject}`;
}
