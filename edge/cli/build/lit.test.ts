import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutPolicy } from './lit.ts';

const lit = readFileSync(
  fileURLToPath(new URL('../../../node_modules/lit-html/lit-html.js', import.meta.url)),
  'utf8',
);

test('the installed lit-html loses its policy, and nothing else of it asks for one', () => {
  const code = withoutPolicy(lit, '/template.ts');
  expect(code).toContain('import { BOUND, makeTemplate } from "/template.ts";');
  expect(code).not.toMatch(/trustedTypes|createPolicy|innerHTML/);
});

test('a version that is built otherwise stops the build', () => {
  expect(() => withoutPolicy(lit.replace('"$lit$"', '"$$"'), '/template.ts')).toThrow('$lit$');
});
