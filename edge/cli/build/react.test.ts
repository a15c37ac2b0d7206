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
  expect(lost).toHaveLength(41);
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
  const left =
    /\b(?:ViewTransition|Activity|SuspenseList)\b[^;]*from 'react'|\b(?:pre(?:load|init|connect|fetch)\w*)\b[^;]*from 'react-dom'|<Fragment[^>]*\bref=|^\s*<(?:title|link|style|script|meta)\b/m;
  const using = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => left.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(using).toEqual([]);
});
