/**
 * Gives each test file empty databases, as all migrations leave them. All files share one workerd,
 * which takes seconds to start, and its modules, which take a second to load; the modules forget
 * the stores and pages of another file's databases.
 */
import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { forgetIsolate } from '../../shared/kernel/isolate-memory.ts';

forgetIsolate();
const databases = [env.DIRECTORY, env.CELL_A, env.CELL_B];
// A database that nothing asked for ten seconds sleeps, and `reset` leaves one that sleeps as it is. On a
// busy machine one may fall asleep between the two.
do {
  await Promise.all([
    ...databases.map((database) => database.exec('SELECT 1')),
    env.DOMAINS.list({ limit: 1 }),
    env.REGISTRY.list({ limit: 1 }),
    env.MEDIA.list({ limit: 1 }),
  ]);
  await reset();
} while ((await Promise.all(databases.map(isEmpty))).includes(false));
const { directory, cell } = env.TEST_SCHEMA;
await Promise.all([make(env.DIRECTORY, directory), make(env.CELL_A, cell), make(env.CELL_B, cell)]);

/** One batch: to go the migrations' own way takes several times as long. */
async function make(database: D1Database, schema: readonly string[]): Promise<void> {
  await database.batch(schema.map((statement) => database.prepare(statement)));
}

async function isEmpty(database: D1Database): Promise<boolean> {
  const found = await database
    .prepare("SELECT 1 FROM sqlite_master WHERE name = 'batch_assert'")
    .first();
  return found === null;
}
