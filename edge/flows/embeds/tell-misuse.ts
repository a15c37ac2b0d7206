import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import { sql } from '../../db/cell-sql.ts';
import type { Misuse } from '../../modules/embed-keys/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { tokenHash } from '../../session/secrets.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { embedMisuseMail, type MisuseNews } from './topics.ts';

/** The day on which this isolate told of a key. */
const told = isolateMap<string, string>();
const TOLD_MOST = 1_000;

/**
 * Asks for the mail that tells an owner of a misused key, once a day (UTC). The id of its row is made
 * of key and day, so that of several isolates one alone asks.
 */
export async function tellMisuse(scope: RequestScope, misuse: Misuse): Promise<void> {
  const { tenant, cell, ports } = scope;
  const now = ports.clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const { key, partner, kind, origin } = misuse;
  if (told.get(key) === day) return;
  makeRoom(told, TOLD_MOST);
  told.set(key, day);
  const hash = await tokenHash(`embed-misuse ${key} ${day}`);
  const id = `ms_${hash
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '0')
    .slice(0, 26)}`;
  const payload: MisuseNews = { key, partner, kind, origin, at: tenant.origin };
  const row = { id, storeId: tenant.storeId, payload };
  await cell.write([sql`${insertOutbox(embedMisuseMail, row, now)} ON CONFLICT (id) DO NOTHING`]);
  await announceOutbox(scope, [id]);
}
