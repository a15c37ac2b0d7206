import { expect, test } from 'vitest';
import { rulesFor } from './css-rules.ts';

test('keeps a rule without a class, or with one that is used', () => {
  const css =
    '/* .card {} */*{margin:0}.btn{gap:.5em}.btn:hover,.link{}.field>input{}:is(.dialog,.drawer){}';
  expect(rulesFor(css, new Set(['btn', 'drawer']))).toBe(
    '*{margin:0}.btn{gap:.5em}.btn:hover{}:is(.dialog,.drawer){}',
  );
  expect(rulesFor(css, new Set())).toBe('*{margin:0}');
});

test('keeps the selectors of a list that can match', () => {
  const css = '.h1,.h2,.choice small,.btn.on,a:not(.btn,.off),i{top:0}';
  expect(rulesFor(css, new Set(['h2', 'btn']))).toBe('.h2,a:not(.btn,.off),i{top:0}');
});

test('a class does not match by its first letters alone', () => {
  expect(rulesFor('.btn{}.btn-s{}.icon-btn{}', new Set(['btn']))).toBe('.btn{}');
});

test('at-rules stay whole, with their content', () => {
  const css =
    '@media (width<9px){.dialog{margin:0}.btn{}}@starting-style{.card{}}@keyframes spin{to{rotate:1turn}}';
  expect(rulesFor(css, new Set(['dialog']))).toBe(
    '@media (width<9px){.dialog{margin:0}.btn{}}@keyframes spin{to{rotate:1turn}}',
  );
});
