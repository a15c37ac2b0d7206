/**
 * Gives each test file empty databases, migrated as `npm start` does it, and freshly loaded modules
 * of the edge. All files share one workerd, which takes seconds to start. The modules would
 * remember stores and pages of another file's databases, so they are loaded again.
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
