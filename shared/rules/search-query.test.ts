import { expect, test } from 'vitest';
import { parseSearch, type SearchTerm } from './search-query.ts';

const word = (text: string, prefix = false): SearchTerm => ({ kind: 'word', text, prefix });
const phrase = (text: string, prefix = false): SearchTerm => ({ kind: 'phrase', text, prefix });
const field = (name: string, value: string, prefix = false): SearchTerm => ({
  kind: 'field',
  name,
  value,
  prefix,
});

test.each<[string, SearchTerm[][]]>([
  ['camisa azul', [[word('camisa'), word('azul')]]],
  ['camisa AND azul', [[word('camisa'), word('azul')]]],
  ['camisa azul OR blusa', [[word('camisa'), word('azul')], [word('blusa')]]],
  ['camisa or blusa', [[word('camisa'), word('or'), word('blusa')]]],
  ['cam*', [[word('cam', true)]]],
  ['"camisa de lino"', [[phrase('camisa de lino')]]],
  ['"camisa de lino"*', [[phrase('camisa de lino', true)]]],
  ['"1234*"', [[phrase('1234', true)]]],
  [
    'tag:verano color:"azul marino" SKU:A-1*',
    [[field('tag', 'verano'), field('color', 'azul marino'), field('sku', 'A-1', true)]],
  ],
  ['(camisa OR blusa) azul', [[word('camisa')], [word('blusa'), word('azul')]]],
  ['rock&roll C++', [[word('rock&roll'), word('C++')]]],
])('%s', (text, groups) => {
  expect(parseSearch(text)).toEqual({ groups });
});

test('days become start_date and end_date, alone, named or quoted', () => {
  const dates = { start_date: '2026-01-01', end_date: '2026-01-31' };
  expect(parseSearch('feria 2026-01-01..2026-01-31')).toEqual({
    groups: [[word('feria')]],
    ...dates,
  });
  expect(parseSearch('created_at:2026-01-01..2026-01-31')).toEqual({ groups: [], ...dates });
  expect(parseSearch('"2026-01-01..2026-01-31"')).toEqual({ groups: [], ...dates });
  expect(parseSearch('2026-02-31..2026-03-01').groups).toHaveLength(1);
});

test('text that is not syntax is a word or is dropped', () => {
  expect(parseSearch('https://x.test/a 12:30 name: :value')).toEqual({
    groups: [[word('https://x.test/a'), word('12:30'), word('name:'), word(':value')]],
  });
  for (const nothing of [
    '',
    '   ',
    '*',
    '"',
    '""',
    '"*"',
    'AND',
    'OR OR',
    '()',
    '-- !',
    'a OR'.slice(1),
  ]) {
    expect(parseSearch(nothing), nothing).toEqual({ groups: [] });
  }
  expect(parseSearch('"camisa de')).toEqual({ groups: [[phrase('camisa de')]] });
});

test('long texts are cut, and so are many terms', () => {
  expect(parseSearch('x'.repeat(5000)).groups).toEqual([[word('x'.repeat(200))]]);
  const many = parseSearch('a '.repeat(90)).groups.flat();
  expect(many).toHaveLength(16);
  expect(parseSearch('a OR '.repeat(90)).groups.length).toBeLessThanOrEqual(16);
});

test('no text makes it throw', () => {
  const pieces = [
    '"',
    '*',
    ':',
    '..',
    ' ',
    'AND',
    'OR',
    'a',
    'ñ',
    '\uD800',
    '\u0000',
    '(',
    ')',
    '%',
    "'",
    ';--',
    '𝒳',
    '1',
    '-',
  ];
  let seed = 7;
  for (let round = 0; round < 3000; round++) {
    let text = '';
    for (let index = 0; index < 12; index++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      text += pieces[seed % pieces.length];
    }
    const { groups } = parseSearch(text);
    for (const term of groups.flat()) {
      expect(term.kind === 'field' ? term.value : term.text).toMatch(/[\p{L}\p{N}]/u);
    }
  }
});
