import { expect, test } from 'vitest';
import { parseSearch } from '../../../shared/rules/search-query.ts';
import { compile } from './match.ts';
import { storeKey } from './store-key.ts';
import { lexiconOf } from './words/lexicon.ts';

const mark = storeKey('st_moda');
const compiled = (text: string, country = 'MX') =>
  compile(parseSearch(text), 'st_moda', lexiconOf(country));
const expression = (text: string) => compiled(text).all?.anywhere.replaceAll(mark, '');
const names = (text: string) => {
  const { thing, alike, words } = compiled(text).all?.names ?? {};
  return [thing, alike, words].map((one) => one?.replaceAll(mark, ''));
};

test("every term bears the store's mark, folded, and matches what begins with it", () => {
  expect(compiled('Xícara').all?.anywhere).toBe(`"${mark}xicara"*`);
  expect(expression('jícaras')).toBe('"jicara"* OR "jicaras"*');
  expect(expression('xi')).toBe('"xi"');
});

test('a known word matches what means the same, and nothing that merely begins like it', () => {
  expect(expression('pants')).toContain('"pantalon"');
  expect(expression('pants')).not.toContain('*');
});

test('AND, OR and fields', () => {
  expect(expression('jícara xul OR nombre:botxa')).toBe(
    '(("jicara"*) AND ("xul"*)) OR (name : ("botxa"*))',
  );
  expect(compiled('tipo:servicios salón').kind).toBe('service');
});

test('what an item is comes before what else its name and tags say', () => {
  expect(names('jícara')).toEqual(['"0jicara"*', undefined, '"jicara"*']);
  expect(names('jícara xul')).toEqual([
    '(("0jicara"*) OR ("0xul"*)) AND ("jicara"*) AND ("xul"*)',
    undefined,
    '("jicara"*) AND ("xul"*)',
  ]);
});

test('what is shown in the second place comes behind what means the same', () => {
  const [first, second] = names('pantalón');
  expect(first).not.toContain('"0jean"');
  expect(second).toContain('"0jean"');
});

test('words that say nothing are not asked for, unless there are no others', () => {
  expect(expression('la jícara de la')).toBe('"jicara"*');
  expect(expression('de la')).toBe('("de") AND ("la")');
});

test('of several words one may be missing, of one none', () => {
  expect(compiled('jícara xul').most?.anywhere.replaceAll(mark, '')).toBe(
    '("xul"*) OR ("jicara"*)',
  );
  expect(compiled('jícara').most).toBeUndefined();
  expect(compiled('jícara OR xul').most).toBeUndefined();
  expect(compiled('uno1 dos2 tres3 cuatro4 cinco5 seis6').most).toBeUndefined();
});

test('the words that a store might spell otherwise are those that nobody knows', () => {
  expect(compiled('falda jícara "taza xul"').unknown).toEqual(['jicara', 'taza', 'xul']);
});

test('no text makes a long expression', () => {
  const long = compiled('pantalón zapatos abrigo planta OR '.repeat(6)).all;
  expect(long?.anywhere.split('"').length).toBeLessThan(2 * 140);
  const most = compiled('pantalón zapatos abrigo planta camisa').most;
  expect(most?.anywhere.split('"').length).toBeLessThan(2 * 140);
});

test('a text cannot leave its quotes', () => {
  for (const hostile of ['") OR x', 'a" NEAR b', '*', '-', 'name:', '(((', "'; DROP TABLE item"]) {
    const written = expression(hostile) ?? '';
    expect(written.replaceAll(/"[0-9a-z]* ?[^"]*"\*?/g, '')).not.toMatch(
      /[^()ANDORname:tsdcripio ]/,
    );
  }
});
