/**
 * Gives each test file empty databases, migrated as `npm start` does it. All files share one workerd,
 * which takes seconds to start, and its modules, which take a second to load; the modules forget
 * the stores and pages of another file's databases.
 */
import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { forgetIsolate } from '../../shared/kernel/isolate-memory.ts';

forgetIsolate();
// A database that nothing asked for ten seconds sleeps, and `reset` leaves one that sleeps as it is.
await Promise.all([
  ...[env.DIRECTORY, env.CELL_A, env.CELL_B].map((database) => database.exec('SELECT 1')),
  env.DOMAINS.list({ limit: 1 }),
  env.REGISTRY.list({ limit: 1 }),
  env.MEDIA.list({ limit: 1 }),
]);
await reset();
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
