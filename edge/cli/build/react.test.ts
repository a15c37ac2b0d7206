import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { trimReactDom } from './react.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

/** Names of a build's functions that are not empty. */
const functions = (code: string): string[] =>
  [...code.matchAll(/^function (\w+)\([^{}]*\) \{\n/gm)].map((found) => found[1]!);

test('the installed React loses what no fragment uses, function by function', () => {
  const trimmed = trimReactDom(react);
  const lost = functions(react).filter((name) => !functions(trimmed).includes(name));
  expect(lost).toHaveLength(70);
  expect(lost).toContain('startViewTransition');
  expect(trimmed).not.toContain('FragmentInstance.prototype');
  for (const name of lost) expect(trimmed).toMatch(new RegExp(`^function ${name}\\(\\) \\{`, 'm'));
});

test('a version that is built otherwise stops the build', () => {
  expect(() => trimReactDom(react.replace('function preloadResource(', 'function load('))).toThrow(
    'preloadResource',
  );
});

test('no fragment uses what the browser build leaves out of React', () => {
  const files = globSync('{fragments,shared}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const using = files
    // A widget's view runs on the edge alone, and without React.
    .filter((file) => !/\.test\.tsx?$|\/view\.ts$/.test(file))
    .filter((file) => usesWhatIsLeftOut(readFileSync(join(ROOT, file), 'utf8')));
  expect(using).toEqual([]);
});

/** What of React the browser build leaves out, as a source would use it. */
const LEFT_OUT = [
  /\b(?:ViewTransition|Activity|SuspenseList|use|lazy|memo|forwardRef|createContext|startTransition)\b[^;]*from 'react'/,
  /\buse(?:Context|Transition|DeferredValue|ActionState|Optimistic|FormStatus)\b/,
  /\b(?:pre(?:load|init|connect|fetch)\w*)\b[^;]*from 'react-dom'/,
  /<Fragment[^>]*\bref=/,
  /^\s*<(?:title|link|style|script|meta)\b/m,
  /^\s*<[a-z]+-[a-z]/m,
  /\bon(?:Select|BeforeInput|(?:Mouse|Pointer)(?:Enter|Leave))=/,
];

function usesWhatIsLeftOut(source: string): boolean {
  return LEFT_OUT.some((feature) => feature.test(source));
}

test.each([
  "import { useState, use } from 'react';",
  "import { memo, type ReactNode } from 'react';",
  'const [state, act] = useActionState(save, null);',
  '  <shop-item />',
  '<div onMouseEnter={open}>',
])('a fragment with `%s` would be found', (source) => {
  expect(usesWhatIsLeftOut(source)).toBe(true);
});
