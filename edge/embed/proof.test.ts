import { expect, test } from 'vitest';
import { withProof } from './proof.ts';

const HOME = 'https://moda.test';

test.each([
  ['<a href="https://moda.test/x">', '<a href="https://moda.test/x?embed=t.s">'],
  ['<a href="https://moda.test/x?a=1#b">', '<a href="https://moda.test/x?a=1&amp;embed=t.s#b">'],
  ['<a href="https://moda.test">', '<a href="https://moda.test?embed=t.s">'],
  ['<a href="https://moda.testing.evil/x">', '<a href="https://moda.testing.evil/x">'],
  ['<a href="https://other.test/x">', '<a href="https://other.test/x">'],
  ['no link', 'no link'],
  ['<form data-proof>', '<form data-proof><input type="hidden" name="embed" value="t.s">'],
])('a link to the store carries the proof, others stay: %s', (html, proven) => {
  expect(withProof(html, HOME, 't.s')).toBe(proven);
  expect(withProof(html, HOME, '')).toBe(html);
});
