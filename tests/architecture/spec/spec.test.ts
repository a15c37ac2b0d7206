import { expect, test } from 'vitest';
import * as validators from '../../../shared/rules/validators.ts';
import {
  numberSpans,
  numbersIn,
  occurrences,
  quotedSpans,
  quotedTexts,
  section,
  uncovered,
} from './copy.ts';
import { constantNames, leaves, textNames, textOf, valueOf } from './homes.ts';
import { DONE, type Issue, type NumbersRow, type UnquotedRow, type WordsRow } from './row.ts';
import { isConstantUsed, isTextUsed, readSources, usingFiles } from './sources.ts';
import {
  numbersTable,
  unquotedConstants,
  unquotedWords,
  validatorsTable,
  wordsTable,
} from './table.ts';

const errors = section(8);
const constants = section(9);
const sources = readSources();
const files = usingFiles(sources);

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

interface Named {
  readonly name: string;
  readonly issue: Issue;
}

/** A table's names with their issues, sub-values that a coming issue will use among them. */
function namesOf(rows: readonly (WordsRow | NumbersRow | UnquotedRow)[]): Named[] {
  return rows.flatMap((row) => {
    if ('notYet' in row) return [];
    const { home, issue } = row;
    const later = 'later' in row ? Object.entries(row.later ?? {}) : [];
    return [
      ...home.map((name) => ({ name: name.replace(/^e[ns]\./, ''), issue })),
      ...later.map(([name, coming]) => ({ name, issue: coming })),
    ];
  });
}

const textRows = namesOf([...wordsTable, ...unquotedWords]);
const constantRows = namesOf([...numbersTable, ...unquotedConstants]);

/** The issue of a value: that of its own row, else of the row of the innermost whole with one. */
function issueOf(rows: readonly Named[], value: string): Issue | undefined {
  return rows
    .filter(({ name }) => value === name || value.startsWith(`${name}.`))
    .toSorted((one, other) => other.name.length - one.name.length)[0]?.issue;
}

test.each([
  ['text', textNames(), textRows, isTextUsed] as const,
  ['constant', constantNames(), constantRows, isConstantUsed] as const,
])('every %s has an issue, and is used once its issue is done', (_what, values, rows, isUsed) => {
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => issueOf(rows, value) === undefined)).toEqual([]);
  const left = new Map<Issue, string[]>();
  for (const value of values) {
    const issue = issueOf(rows, value);
    if (issue !== undefined && !isUsed(value, files)) {
      left.set(issue, [...(left.get(issue) ?? []), value]);
    }
  }
  const lines = [...left].map(
    ([issue, names]) => `  ${issue}: ${names.length}  ${names.join(', ')}`,
  );
  console.log(`Not used yet, by the issue that will:\n${lines.join('\n')}`);
  for (const issue of DONE) expect(left.get(issue) ?? [], `issue ${issue}`).toEqual([]);
});

test('every generic validator has an issue, and is used once its issue is done', () => {
  const own = 'shared/rules/validators.ts';
  const rows = namesOf(validatorsTable);
  expect(Object.keys(validators).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const others = files.filter(({ path }) => path !== own);
  const unused = rows.filter(
    ({ name, issue }) => DONE.includes(issue) && !isConstantUsed(name, others),
  );
  expect(unused).toEqual([]);
});

test('every row names something', () => {
  const known = [...textNames(), ...constantNames()];
  const rows = [...textRows, ...constantRows].map(({ name }) => name);
  const listed = new Set(['LOCALES', 'itemKinds', 'specItemSorts']);
  expect(
    rows.filter(
      (name) =>
        !listed.has(name) && !known.some((one) => one === name || one.startsWith(`${name}.`)),
    ),
  ).toEqual([]);
});

test('a comment, an import or another sub-value is no use', () => {
  const [file] = usingFiles([
    {
      path: 'fragments/x.ts',
      text: [
        "import { cart, stock as gone } from '../words.ts';",
        "import { EDGE_PAGE_SIZE, SLIDER_IMAGE, TOAST_SECONDS } from '../constants.ts';",
        '// EDGE_PAGE_SIZE.items and cart.updateFailed',
        'show(cart.addFailed, TOAST_SECONDS.long, Object.keys(SLIDER_IMAGE), { ...gone });',
      ].join('\n'),
    },
  ]);
  const own = file ? [file] : [];
  expect(['cart.addFailed', 'stock.outOfStock'].map((one) => isTextUsed(one, own))).toEqual([
    true,
    true,
  ]);
  expect(isTextUsed('cart.updateFailed', own)).toBe(false);
  expect(isConstantUsed('TOAST_SECONDS.long', own)).toBe(true);
  expect(isConstantUsed('SLIDER_IMAGE.phone.width', own)).toBe(true);
  expect(isConstantUsed('TOAST_SECONDS.longest', own)).toBe(false);
  expect(isConstantUsed('EDGE_PAGE_SIZE.items', own)).toBe(false);
});

test('a stylesheet has the value of the constant that its comment names', () => {
  const named = sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^(.*)\/\* ([A-Z][A-Z_]+(?:\.\w+)?)( \+ 1)? \*\/(.*)\n(.*)/gm)].map(
        ([, before = '', name = '', more, after = '', next = '']) => ({
          where: `${path}: ${name}`,
          value: Number(valueOf(name)) + (more ? 1 : 0),
          unit: name.endsWith('_MS') ? 1000 : 1,
          line: before.trim() === '' && after.trim() === '' ? next : before + after,
        }),
      ),
    );
  expect(named.length).toBeGreaterThan(3);
  for (const { where, value, unit, line } of named) {
    expect(
      numbersIn(line).map((number) => number * unit),
      where,
    ).toContain(value);
  }
});
