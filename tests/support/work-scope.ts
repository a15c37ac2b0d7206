/** A request's scope on SQLite in memory: unit tests run use cases on the product's own tables. */
import type { DatabaseSync } from 'node:sqlite';
import { openCells, openDirectory } from '../../edge/db/cells.ts';
import type { Env } from '../../edge/env.ts';
import type { Identity, RequestScope } from '../../edge/unit-of-work/scope.ts';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { d1Of } from './d1.ts';
import { migrated } from './migrated.ts';

export const NOON = Date.UTC(2026, 10, 23, 12);

export interface Work {
  readonly scope: RequestScope;
  readonly cell: DatabaseSync;
  readonly directory: DatabaseSync;
  readonly clock: ReturnType<typeof fixedClock>;
  /** The bodies that queues were given. */
  readonly queued: unknown[];
  /** Waits for the work after the answer. */
  readonly settled: () => Promise<unknown>;
  /** Signs an account in; null signs out. */
  readonly signIn: (identity: Partial<Identity> | null) => void;
}

/** Opens the store `st_una` of cell `a` at noon, with empty databases and nobody signed in. */
export function openWork(): Work {
  const [cell, directory] = [migrated('cell'), migrated('directory')];
  const clock = fixedClock(NOON);
  const queued: unknown[] = [];
  const queue = {
    send: async (body: unknown) => void queued.push(body),
    sendBatch: async (messages: readonly { body: unknown }[]) =>
      void queued.push(...messages.map(({ body }) => body)),
  };
  const env = {
    CELL_A: d1Of(cell),
    DIRECTORY: d1Of(directory),
    OUTBOX: queue,
    JOBS: queue,
    // Nobody listens here: the objects of open sockets are tested in workerd.
    MAILBOX: {
      idFromName: (name: string) => name,
      get: () => ({ recheck: async () => undefined }),
    },
    IDENTITY_SECRET: 'x'.repeat(32),
  } as unknown as Env;
  const [open] = openCells(env);
  if (!open) throw new Error('no cell');
  let identity: Partial<Identity> | null = null;
  const later: Promise<unknown>[] = [];
  const scope = {
    env,
    ports: { clock },
    requestId: 'rq_1',
    tenant: {
      storeId: 'st_una',
      slug: 'una',
      cell: 'a',
      rootId: null,
      canonicalDomain: null,
      origin: 'https://una.mx',
      base: '',
    },
    cell: open,
    directory: openDirectory(env),
    visitor: { host: 'una.mx', agent: 'test', identity: async () => identity },
    backOffice: [],
    locale: 'es',
    region: undefined,
    later: (work: Promise<unknown>) => void later.push(work),
  } as unknown as RequestScope;
  return {
    scope,
    cell,
    directory,
    clock,
    queued,
    settled: () => Promise.all(later),
    signIn: (next) => {
      identity = next;
    },
  };
}
