import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nameReact } from './react-packages.ts';

const FILE = fileURLToPath(import.meta.resolve('@r2wc/react-to-web-component'));

test('the version that is installed takes one function of React, by its name', () => {
  const code = readFileSync(FILE, 'utf8');
  const react = /import (\w+) from "react";/.exec(code)?.[1] ?? '';
  const used = [...code.matchAll(new RegExp(`\\b${react}\\.(\\w+)`, 'g'))].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(['createElement']));
  expect(nameReact(code)).toContain('import { createElement } from "react"');
});

test('another version is not taken unseen', () => {
  expect(() => nameReact('import { createElement } from "react";')).toThrow('does not import');
});
