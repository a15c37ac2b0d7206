/**
 * Gives each test file empty databases, migrated as `npm start` does it, and freshly loaded modules
 * of the edge. All files share one workerd, which takes seconds to start. The modules would
 * remember stores and pages of another file's databases, so they are loaded again.
 */
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

vi.resetModules();
// A database that nothing asked for ten seconds sleeps, and `reset` leaves one that sleeps as it is.
await Promise.all([
  ...[env.DIRECTORY, env.CELL_A, env.CELL_B].map((database) => database.exec('SELECT 1')),
  env.DOMAINS.list({ limit: 1 }),
  env.REGISTRY.list({ limit: 1 }),
  env.MEDIA.list({ limit: 1 }),
]);
await reset();
const { directory, cell } = env.TEST_MIGRATIONS;
await applyD1Migrations(env.DIRECTORY, directory);
await applyD1Migrations(env.CELL_A, cell);
await applyD1Migrations(env.CELL_B, cell);
