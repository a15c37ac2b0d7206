import { expect, test } from 'vitest';
import {
  numberSpans,
  numbersIn,
  occurrences,
  quotedSpans,
  quotedTexts,
  section,
  uncovered,
} from './copy.ts';
import { leaves, textOf, valueOf } from './homes.ts';
import { DONE, type Issue } from './row.ts';
import { isUsed, readSources } from './sources.ts';
import { numbersTable, wordsTable } from './table.ts';

const errors = section(8);
const constants = section(9);
const sources = readSources();

test('every row quotes the spec, and one place of it', () => {
  for (const { quote } of wordsTable) expect(occurrences(errors, quote), quote).toBe(1);
  for (const { quote } of numbersTable) expect(occurrences(constants, quote), quote).toBe(1);
});

test('every quoted text of section 8 stands in a row', () => {
  const found = quotedSpans(errors);
  expect(found.length).toBeGreaterThan(60);
  expect(
    uncovered(
      errors,
      found,
      wordsTable.map((row) => row.quote),
    ),
  ).toEqual([]);
});

test('every number of section 9 stands in a row', () => {
  const found = numberSpans(constants);
  expect(found.length).toBeGreaterThan(120);
  expect(
    uncovered(
      constants,
      found,
      numbersTable.map((row) => row.quote),
    ),
  ).toEqual([]);
});

test('the code says what section 8 says', () => {
  for (const row of wordsTable) {
    if ('notYet' in row) continue;
    const texts = quotedTexts(row.quote);
    const wanted = row.reads ? row.reads(texts) : texts;
    expect(row.home.length, row.quote).toBe(wanted.length);
    row.home.forEach((home, index) => {
      const text = wanted[index] ?? '';
      // The spec cuts some texts short.
      const [start, cut] = text.split(/\.\.\.$|…$/);
      if (cut === undefined) expect(textOf(home, text), home).toBe(text);
      else expect(textOf(home, text).startsWith(start ?? text), home).toBe(true);
    });
  }
});

test('the code holds the numbers and words of section 9', () => {
  for (const row of numbersTable) {
    if ('notYet' in row) continue;
    const held = row.home.flatMap((home) => leaves(valueOf(home)));
    const said = numbersIn(row.quote).map((number) => number * (row.times ?? 1));
    const texts = held.filter((value) => typeof value === 'string');
    const numbers = held.filter((value) => typeof value === 'number');
    if (numbers.length > 0) expect(numbers, row.quote).toEqual(row.reads ? row.reads(said) : said);
    for (const text of texts) expect(row.quote, row.home.join()).toContain(text);
    expect(held.length, row.quote).toBeGreaterThan(0);
  }
});

test('a text of section 8 has one home', () => {
  const long = quotedTexts(errors)
    .flatMap((text) => text.split(/\{\w+\}|\.\.\.|…| \/ /))
    .filter((text) => text.length > 12);
  const strays = sources
    .filter(({ path }) => !path.startsWith('shared/i18n/'))
    .flatMap(({ path, text }) =>
      long.filter((words) => text.includes(words)).map((words) => `${path}: ${words}`),
    );
  expect(strays).toEqual([]);
});

test('what finished issues promised is in use; the rest is listed', () => {
  const left = new Map<Issue, string[]>();
  for (const row of [...wordsTable, ...numbersTable]) {
    const [issue, unused] =
      'notYet' in row
        ? [row.notYet, [row.quote]]
        : [row.issue, row.home.filter((home) => !isUsed(home, sources))];
    left.set(issue, [...(left.get(issue) ?? []), ...unused]);
  }
  const lines = [...left].map(
    ([issue, names]) => `  issue ${issue}: ${names.length} left  ${names.join(', ')}`,
  );
  console.log(`Words and numbers of the spec that no code uses yet:\n${lines.join('\n')}`);
  for (const issue of DONE) expect(left.get(issue) ?? [], `issue ${issue}`).toEqual([]);
});
