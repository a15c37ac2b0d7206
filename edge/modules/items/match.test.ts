import { expect, test } from 'vitest';
import { parseSearch } from '../../../shared/rules/search-query.ts';
import { compile } from './match.ts';
import { storeKey } from './store-key.ts';

const mark = storeKey('st_moda');
const expression = (text: string) => compile(parseSearch(text), 'st_moda').expression;

test("every term bears the store's mark, folded, and matches what begins with it", () => {
  expect(expression('Cámara')).toBe(`((("${mark}camara"*)))`.slice(1, -1));
  expect(expression('camisas')).toBe(`(("${mark}camisa"* OR "${mark}camisas"*))`);
  expect(expression('de')).toBe(`(("${mark}de"))`);
});

test('AND, OR and fields', () => {
  expect(expression('falda roja OR nombre:bota')).toBe(
    `(("${mark}falda"*) AND ("${mark}roja"*)) OR (name : ("${mark}bota"*))`,
  );
  expect(compile(parseSearch('tipo:servicios salón'), 'st_moda').kind).toBe('service');
});

test('a text cannot leave its quotes', () => {
  for (const hostile of ['") OR x', 'a" NEAR b', '*', '-', 'name:', '(((', "'; DROP TABLE item"]) {
    const written = expression(hostile) ?? '';
    expect(written.replaceAll(/"[0-9a-z]* ?[^"]*"\*?/g, '')).not.toMatch(
      /[^()ANDORname:tsdcripio ]/,
    );
  }
});
