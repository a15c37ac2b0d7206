/**
 * Gives each test file empty databases, migrated as `npm start` does it, and the edge's modules anew.
 * All files share one workerd, which takes seconds to start. What modules remember of stores and
 * pages would be of another file's databases, so they are loaded again.
 */
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

vi.resetModules();
await reset();
const { directory, cell } = env.TEST_MIGRATIONS;
await applyD1Migrations(env.DIRECTORY, directory);
await applyD1Migrations(env.CELL_A, cell);
await applyD1Migrations(env.CELL_B, cell);
