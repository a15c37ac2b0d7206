import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../paths.ts';
import { modulesOfSql, templatesOf } from './explore.ts';

/** A template of SQL as a reader would find it; the one of db/insert.ts has its own test. */
const TEMPLATE = /\bsql(?:<[^`;]*>)?`/g;

test('every file of the product with SQL in it is read, and every template of it found', () => {
  const files = globSync('edge/**/*.ts', { cwd: ROOT })
    .filter(
      (file) =>
        !file.endsWith('.test.ts') && !/^edge\/(?:cli\/check|db\/(?:\w+-?sql|insert))/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ text }) => /from '[^']*sql\.ts'/.test(text) && text.match(TEMPLATE))
    .map(({ file }) => file)
    .toSorted();
  const found = modulesOfSql().filter((module) => templatesOf(module).length > 0);
  const read = found.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !read.includes(file))).toEqual([]);
  const templates = found.flatMap(templatesOf);
  expect(templates.length).toBeGreaterThan(300);
});
