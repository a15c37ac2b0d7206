/** Migrates the three databases before each test file, as `npm start` does. */
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const { directory, cell } = env.TEST_MIGRATIONS;
await applyD1Migrations(env.DIRECTORY, directory);
await applyD1Migrations(env.CELL_A, cell);
await applyD1Migrations(env.CELL_B, cell);
