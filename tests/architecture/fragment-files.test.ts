/** The fixed file names of fragments: a reader of one fragment finds everything in the next. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const NAMES =
  /^(?:(?:manifest|props|ports|model|server|index|view)(?:\.test)?\.tsx?|fixtures\.ts|styles\.css|model|parts|messages|css)$/;

const folders = globSync('fragments/{shop,office,edit}/*', { cwd: ROOT });

test.each(folders)('%s has the fixed file names', (folder) => {
  const files = globSync('**/*.*', { cwd: join(ROOT, folder) });
  const names = [...new Set(files.map((file) => file.split(/[/\\]/)[0] ?? ''))];
  expect(names).toEqual(expect.arrayContaining(['manifest.ts', 'props.ts', 'server.ts']));
  expect(names.filter((name) => !NAMES.test(name))).toEqual([]);
});

test.each([
  ['model', /\.ts$/],
  ['css', /\.css$/],
  ['parts', /\.tsx?$/],
])('%s/ holds files alone, each of its kind', (folder, kind) => {
  const files = globSync(`fragments/{shop,office,edit}/*/${folder}/*`, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !kind.test(file))).toEqual([]);
});

test('no two folders name one element', () => {
  const names = folders.map((folder) => basename(folder));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the fragments are there to be looked at', () => {
  expect(folders.length).toBeGreaterThan(40);
});
