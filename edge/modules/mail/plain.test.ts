import { expect, test } from 'vitest';
import { plainLine, plainName } from './plain.ts';

test.each([
  ['forty letters', 'ñ'.repeat(40), 'ñ'.repeat(40)],
  ['more than forty', 'ñ'.repeat(41), 'ñ'.repeat(40)],
  ['letters of two units each', '𝒜'.repeat(41), '𝒜'.repeat(40)],
  ['a space where it is cut', `${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['spaces and invisible characters', ' Ana \u200b\u0000\n Ruiz\u2028', 'Ana Ruiz'],
  ['initials', 'J.R. Soto', 'J.R. Soto'],
  ['a small number', 'Ana 123', 'Ana 123'],
  ['numbers with words between', 'Ana 12 de 34', 'Ana 12 de 34'],
  ['wwwdot', 'Www Soto', 'Www Soto'],
])('a name of %s is kept', (_what, typed, said) => {
  expect(plainName(typed)).toBe(said);
});

test.each([
  ...Array.from('@/\\:<>{}$', (sign) => `Ana ${sign} Ruiz`),
  'www.a',
  'x.mx',
  '5.mx',
  'Ñ.ñ1',
  '1234',
  '1 2-3.4',
  '12  34',
  'x'.repeat(50).concat(' evil.test'),
])('a name with %j is left out', (typed) => {
  expect(plainName(typed)).toBe('');
});

test.each([
  ['eighty characters', 'ñ'.repeat(80), 'ñ'.repeat(80)],
  ['more than eighty', '𝒜'.repeat(81), '𝒜'.repeat(80)],
  ['a space where it is cut', `${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['signs of addresses', 'a@b\\c<d>e{f}g$h', 'a b c d e f g h'],
  ['an address', 'https://evil.test//x', 'https evil. test x'],
  ['one slash', 'Local 3/4', 'Local 3/4'],
  ['two slashes', 'Local 3//4', 'Local 3 4'],
  ['a host', 'WWW.evil', 'evil'],
  ['a word that ends so', 'awww.evil', 'awww. evil'],
  ['a number of seven digits', 'Lote 123-45 67', 'Lote 123-45 67'],
  ['a number to call', 'Lote 123-45.678 fin', 'Lote fin'],
  ['points between letters and digits', 'a.b.5.ñ', 'a. b. 5. ñ'],
  ['points beside spaces and signs', 'a. b .c 3.-A', 'a. b .c 3.-A'],
  ['lines and invisible characters', ' a\r\n\u200bb ', 'a b'],
])('a line of %s', (_what, typed, said) => {
  expect(plainLine(typed)).toBe(said);
});
