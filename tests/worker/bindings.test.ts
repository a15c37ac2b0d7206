import { env, exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

test('the worker answers inside workerd', async () => {
  const answer = await exports.default.fetch('http://localhost/healthz');
  expect(answer.status).toBe(200);
});

test('the directory and both cells are migrated, each for itself', async () => {
  const tables = async (database: D1Database) => {
    const { results } = await database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all<{ name: string }>();
    return results.map(({ name }) => name).filter((name) => !/^(_cf|sqlite|d1)_/.test(name));
  };
  const cell = await tables(env.CELL_A);
  expect(cell.length).toBeGreaterThan(0);
  expect(await tables(env.CELL_B)).toEqual(cell);
  expect(await tables(env.DIRECTORY)).not.toEqual(cell);
});
