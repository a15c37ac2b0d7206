import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onlyEnglish, onlyStrings, withoutStyles, workerPackages } from './worker-packages.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.resolve('zod')), 'utf8');
const languages = file('v4/locales/index.js');
const server = readFileSync(fileURLToPath(import.meta.resolve('react-dom/server.edge')), 'utf8');
const sanitizer = readFileSync(fileURLToPath(import.meta.resolve('sanitize-html')), 'utf8');

test('the installed zod keeps one language', () => {
  expect(languages.match(/^export /gm)!.length).toBeGreaterThan(40);
  expect(onlyEnglish(languages)).toBe('export { default as en } from "./en.js";');
});

test('the installed React keeps the writer of strings, and what it gives', () => {
  expect(onlyStrings(server)).toBe(
    [
      "const l = require('./cjs/react-dom-server-legacy.browser.production.js');",
      'exports.renderToString = l.renderToString;',
      'exports.renderToStaticMarkup = l.renderToStaticMarkup;',
    ].join('\n'),
  );
});

test('the installed sanitize-html loads no reader of styles', () => {
  expect(sanitizer).toContain("require('postcss')");
  expect(withoutStyles(sanitizer)).not.toContain("require('postcss')");
});

test('a version that is made otherwise stops the build', () => {
  expect(() => onlyEnglish('export * from "./all.js";')).toThrow('zod');
  expect(() => withoutStyles('')).toThrow('sanitize-html');
  expect(() => onlyStrings(server.replaceAll('-legacy', ''))).toThrow('React');
});

test('no other file changes', () => {
  const transform = workerPackages.transform as (code: string, id: string) => unknown;
  expect(transform('export {};', '/shop/zod/v4/locales/es.js')).toBeUndefined();
  expect(transform(languages, 'C:\\shop\\zod\\v4\\locales\\index.js')).toMatchObject({ map: null });
});
