/**
 * The shape of the import graph: modules that many import, modules that import many, and the length
 * of files.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

/** A file that more files import than this is a hub: a change of it reaches the whole product. */
const IMPORTERS_MAX = 60;
/** A file that fewer files import than this is no hub, and is not named as one. */
const HUB_IMPORTERS_MIN = 45;
/** A file that imports more files than this knows too much. */
const IMPORTS_MAX = 25;
const HUB_IMPORTS_MAX = 15;
const LINES_MAX = 300;

/** The hubs that are meant as such, and why. */
const HUBS: Readonly<Record<string, string>> = {
  'shared/kernel/result.ts': 'kernel: a failure is a value everywhere',
  'shared/kernel/ids.ts': 'kernel: every row and every store is named by an id',
  'shared/kernel/money.ts': 'kernel: an amount goes with its currency wherever it goes',
  'shared/kernel/locale.ts': 'kernel: everything that speaks knows its language',
  'shared/kernel/constants/page-sizes.ts':
    'kernel: the one place of how many rows each list asks for',
  'shared/api-client/index.ts': 'contract: how everything in a browser asks the edge',
  'shared/contracts/contract.ts': 'contract: what a call is, of which each call declares one',
  'shared/contracts/errors.ts': 'contract: the codes of failures',
  'shared/contracts/fields.ts': 'contract: the fields that calls have in common',
  'shared/contracts/samples.ts': 'contract: the names that the samples of calls have in common',
  'shared/ui/form/TextField.tsx': 'form: the line of text that nearly every form has',
  'shared/i18n/namespace.ts': 'contract: what the words of each part are made by',
  'shared/i18n/speak.ts': 'contract: how the edge reads the words of each part',
  'shared/i18n/texts.ts': 'contract: how the words of one language are held to those of the other',
  'shared/kernel/intl.ts': 'kernel: the one place where formats of dates and numbers are kept',
  'shared/i18n/fill.ts': 'contract: how a view puts values into its words',
  'shared/kernel/constants/limits.ts': 'kernel: the one place of the lengths that fields may have',
  'shared/rules/payment-codes.ts': 'rule: the only values of `payment_type`, wherever one is named',
  'edge/http/context.ts': 'contract: what every request carries through the edge',
  'edge/http/endpoint.ts': 'contract: how a wing binds its calls to their work',
  'edge/unit-of-work/scope.ts': 'unit of work: the only way to data',
  'edge/unit-of-work/change.ts': 'unit of work: what every write is made of',
  'edge/db/database.ts':
    'unit of work: the type of a database, in which statements are read and written',
  'edge/db/cell-tables.ts': 'unit of work: the rows of every table, written by a command',
  'edge/db/cell-sql.ts': 'unit of work: the statements of a cell',
  'edge/db/directory-sql.ts': 'unit of work: the statements of the directory',
  'edge/db/sql.ts': 'unit of work: how a statement binds its values',
  'edge/outbox/index.ts': 'unit of work: how every change asks for its messages',
  'fragments/_runtime/env.ts': 'contract: what a page tells each fragment',
  'fragments/_runtime/manifest.ts': 'contract: what a fragment declares of itself',
  'fragments/_runtime/embedding.ts':
    'contract: what a fragment is on a foreign page, which each manifest declares',
  'fragments/_runtime/server.ts': 'contract: how every fragment is given to the edge',
  'fragments/_runtime/props.ts': 'contract: what every view of a fragment is given',
  'host-pages/kit/page.ts': 'contract: what a page is',
  'host-pages/kit/private.ts': 'contract: how a page of one account or of staff is guarded',
  'host-pages/kit/form.ts': 'contract: how a page declares what its forms call',
  'shared/ui/form/form-ui.ts': 'design system: what every field knows of its form',
  'host-pages/kit/slot.ts': 'contract: how a page puts its fragments',
  'shared/ui/form/FormNotice.tsx': 'design system: how a page says why a form was refused',
  'shared/ui/Icon.tsx': 'design system: the smallest part of it',
};

const code = globSync('{edge,shared,fragments,host-pages}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['edge/demo/**'],
}).map((file) => file.replaceAll('\\', '/'));
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/fixtures\.ts$/.test(file);
const sources = code.filter((file) => !isTest(file));

const importsOf = (file: string): string[] => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+\.tsx?)'/g);
  return [...new Set(Array.from(named, ([, path = '']) => join(dirname(file), path)))];
};

const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const importers = new Map<string, number>();
for (const targets of imports.values()) {
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
}

const above = (counts: Iterable<readonly [string, number]>, limit: number) =>
  [...counts].filter(([, count]) => count > limit).toSorted(([, one], [, other]) => other - one);

test('the graph is read', () => {
  expect(sources.length).toBeGreaterThan(800);
  expect(imports.get('edge/worker.ts')).toContain('edge/app.ts');
});

test('no file is a hub but those that are meant as one', () => {
  const hubs = above(importers, IMPORTERS_MAX);
  expect(hubs.filter(([file]) => !(file in HUBS))).toEqual([]);
  const small = Object.keys(HUBS).filter((file) => (importers.get(file) ?? 0) < HUB_IMPORTERS_MIN);
  expect(small).toEqual([]);
});

test('no file imports more than it can know, not even those that put others together', () => {
  const counts = [...imports].map(([file, targets]) => [file, targets.length] as const);
  expect(above(counts, IMPORTS_MAX)).toEqual([]);
});

test('a hub knows little itself: what it imports changes for all of its importers', () => {
  const counts = Object.keys(HUBS).map((file) => [file, imports.get(file)?.length ?? 0] as const);
  expect(above(counts, HUB_IMPORTS_MAX)).toEqual([]);
});

/** Files that a command writes grow with the tables, and nobody reads them from end to end. */
const WRITTEN = /^\/\*\* Made from .+ by `npm run tables`/;

test(`no file has more than ${LINES_MAX} lines`, () => {
  const files = [
    ...globSync('{edge,shared,fragments,host-pages,tests}/**/*.{ts,tsx,css,mjs}', { cwd: ROOT }),
    ...globSync('*.{ts,mjs}', { cwd: ROOT }),
  ];
  const long = files
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
    .filter(([, text]) => !WRITTEN.test(text))
    .map(([file, text]) => [file, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > LINES_MAX);
  expect(long).toEqual([]);
});
