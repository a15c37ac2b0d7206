/**
 * Gives each test file empty databases, migrated as `npm start` does it. All files share one workerd,
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
const { directory, cell } = env.TEST_MIGRATIONS;
await Promise.all([
  migrate(env.DIRECTORY, directory),
  migrate(env.CELL_A, cell),
  migrate(env.CELL_B, cell),
]);

/** Applies all migrations in one batch: a batch for each takes twice as long. */
async function migrate(database: D1Database, migrations: typeof cell): Promise<void> {
  await database.batch(
    migrations.flatMap(({ queries }) => queries.map((query) => database.prepare(query))),
  );
}

async function isEmpty(database: D1Database): Promise<boolean> {
  const found = await database
    .prepare("SELECT 1 FROM sqlite_master WHERE name = 'batch_assert'")
    .first();
  return found === null;
}
