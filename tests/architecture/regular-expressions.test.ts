import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { faultsOf, literalsOf, SOURCES } from '../support/regular-expressions.ts';

test('a regular expression that can run away is found', () => {
  const [bad, good] = [`export const end = /-+$/;`, `export const end = /-$/;`].map((text) =>
    literalsOf('a.ts', text).flatMap(({ expression }) => faultsOf(expression)),
  );
  expect(bad).toEqual(['/-+$/ Move']);
  expect(good).toEqual([]);
  expect(faultsOf(/^(?:\w+\s?)*$/)).toEqual([expect.stringMatching(/exponential$/)]);
});

test('no regular expression of the product takes more than time in proportion to its text', () => {
  const all = SOURCES.flatMap((file) => literalsOf(file));
  expect(all.length).toBeGreaterThan(200);
  const faults = all.flatMap(({ place, expression }) =>
    faultsOf(expression).map((fault) => `${place} ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Files that put an expression together instead of writing it down. */
const MAKERS = SOURCES.filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes('new RegExp('),
);

test('nor does one that is put together from pieces', async () => {
  expect(MAKERS.length).toBeGreaterThan(3);
  const made: RegExp[] = [];
  const Own = RegExp;
  vi.stubGlobal(
    'RegExp',
    new Proxy(Own, {
      construct(target, [pattern, flags]: [string, string?]) {
        const expression = new target(pattern, flags);
        // Packages that are loaded anew make theirs too; the second line names who called.
        const maker = new Error('made here').stack?.split('\n')[2] ?? '';
        if (!maker.includes('node_modules')) made.push(expression);
        return expression;
      },
    }),
  );
  for (const file of MAKERS) {
    const before = made.length;
    // A file that another one imports would make its expressions once.
    vi.resetModules();
    await import(/* @vite-ignore */ join(ROOT, file));
    expect(made.length, file).toBeGreaterThan(before);
  }
  vi.unstubAllGlobals();
  expect(made.flatMap(faultsOf)).toEqual([]);
});
