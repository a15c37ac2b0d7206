import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openCell, openCells } from '../../../edge/db/cells.ts';
import { cellDatabases, readEnv } from '../../../edge/env.ts';
import { startPlatform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const NAMES = Array.from({ length: 14 }, (_, index) => `C${index + 3}`);

/** A platform of sixteen cells, made by sixteen bindings alone. */
const sixteen = {
  ...env,
  ...Object.fromEntries(NAMES.map((name) => [`CELL_${name}`, env.CELL_B])),
};

test('every binding CELL_… is a cell, by its name in lower case', () => {
  expect(Object.keys(cellDatabases(env))).toEqual(['a', 'b']);
  const names = openCells(readEnv(sixteen)).map((cell) => cell.name);
  expect(names).toEqual(['a', 'b', ...NAMES.map((name) => name.toLowerCase())]);
  expect(openCell(readEnv(sixteen), 'c16')?.name).toBe('c16');
  for (const name of ['C16', 'c17', 'A', '', 'constructor', '__proto__']) {
    expect(openCell(readEnv(sixteen), name), name).toBeUndefined();
  }
});

test('a binding that is named otherwise is none', () => {
  const odd = { ...env, CELL_: env.CELL_B, CELL_a: env.CELL_B, MY_CELL_C: env.CELL_B };
  expect(Object.keys(cellDatabases(odd))).toEqual(['a', 'b']);
});

test('a store in the sixteenth cell is served from there', async () => {
  await openStore({ slug: 'lejana', cell: 'b' });
  await listItems({ slug: 'lejana', cell: 'b' }, 3);
  await env.DIRECTORY.prepare("UPDATE store SET cell = 'c16' WHERE id = 'st_lejana'").run();
  const url = 'http://lejana.localhost/api/products-list-public';
  const answer = await startPlatform(sixteen).ask(url);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ matches_estimated: 3 });
  // Where that cell is not bound, the store does not exist.
  await env.DOMAINS.delete('slug:lejana');
  expect((await startPlatform().ask(url)).status).toBe(404);
});
