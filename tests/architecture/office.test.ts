/** The rules for fragments of the office, which are found by their file names. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const NAMES =
  /^(?:(?:manifest|props|ports|model|server|index|view)(?:\.test)?\.tsx?|fixtures\.ts|styles\.css|parts|messages|css)$/;

const folders = globSync('fragments/office/*', { cwd: ROOT });

test.each(folders)('%s has the fixed file names', (folder) => {
  const names = globSync(`${folder}/*`, { cwd: ROOT }).map((file) => basename(file));
  expect(names).toEqual(expect.arrayContaining(['manifest.ts', 'server.ts', 'styles.css']));
  expect(names.filter((name) => !NAMES.test(name))).toEqual([]);
});

test('the office is there to be looked at', () => {
  expect(folders.length).toBeGreaterThan(3);
});
