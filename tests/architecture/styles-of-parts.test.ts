/** Parts bring no styles of their own: a fragment that shows one imports them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each([
  ['UploadBox.tsx', /_office\/css\/(?:upload|library)\.css/],
  ['library/Library.tsx', /_office\/css\/library\.css/],
  ['Order.tsx', /_office\/css\/order\.css/],
  ['Meanwhile.tsx', /_office\/css\/(?:parts|meanwhile)\.css/],
])('a fragment of the office that shows %s has its styles', (part, styles) => {
  const users = globSync('fragments/office/**/*.tsx', { cwd: ROOT }).filter((file) =>
    read(file).includes(`_office/${part}'`),
  );
  expect(users.length).toBeGreaterThan(0);
  const folders = new Set(users.map((file) => file.split(/[/\\]/).slice(0, 3).join('/')));
  const without = [...folders].filter((folder) => {
    const own = globSync(`${folder}/{server.ts,styles.css,css/*.css}`, { cwd: ROOT });
    return !own.some((file) => styles.test(read(file)));
  });
  expect(without).toEqual([]);
});
