/** The commits of a message, counted in the file of its conversation's object. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openWhere } from '../../chaos/faults/kill/books.ts';
import type { Talk, TalkShop } from './shop.ts';

const MESSAGES = 10;
/** Lists are told by then, and the object has nothing more to write. */
const STILL_MS = 2_500;

/** Commits of the object for each message, without those of the outbox that follows. */
export async function countCommits(shop: TalkShop, talk: Talk): Promise<number> {
  await shop.write(talk, 'shopper', 'Hola');
  await shop.write(talk, 'store', 'Hola');
  await wait(STILL_MS);
  const log = `${fileOf(shop.worker.data, talk.id)}-wal`;
  const before = commitsIn(log);
  for (let n = 0; n < MESSAGES; n += 1) await shop.write(talk, 'store', `Mensaje ${n}`);
  return (commitsIn(log) - before) / MESSAGES;
}

function fileOf(data: string, id: string): string {
  const database = openWhere(
    join(data),
    `SELECT 1 FROM conversation WHERE id = '${id}' AND created_at > 0`,
  );
  const file = database.location();
  database.close();
  if (file === null) throw new Error('the object has no file');
  return file;
}

/** The frames of SQLite's log that end a transaction (sqlite.org/fileformat2, 4.1). */
function commitsIn(log: string): number {
  const bytes = readFileSync(log);
  const page = bytes.readUInt32BE(8);
  const salts = bytes.toString('hex', 16, 24);
  let commits = 0;
  for (let at = 32; at + 24 + page <= bytes.length; at += 24 + page) {
    if (bytes.toString('hex', at + 8, at + 16) !== salts) break;
    if (bytes.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}
