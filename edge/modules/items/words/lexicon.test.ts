import { expect, test } from 'vitest';
import { BY_COUNTRY, EVERYWHERE } from './meanings.ts';
import { lexiconOf } from './lexicon.ts';

const same = (country: string, text: string, own: string[] = []) =>
  lexiconOf(country, own)
    .read(text.split(' '))
    .map((sense) => sense.same.map((phrase) => phrase.join(' ')));
const also = (country: string, text: string) =>
  lexiconOf(country)
    .read(text.split(' '))
    .map((sense) => sense.also.map((phrase) => phrase.join(' ')));

test.each([
  ['chaqueta', 'chamarra'],
  ['campera', 'chamarra'],
  ['remera', 'playera'],
  ['carpa', 'casa de campana'],
  ['raton', 'mous'],
  ['sueter', 'cardigan'],
  ['cuero', 'piel'],
])('%s means %s, in every country', (one, other) => {
  for (const country of ['MX', 'AR', 'XX']) expect(same(country, one)[0]).toContain(other);
});

test('a word means what it means in its country', () => {
  expect(same('AR', 'zapatillas')[0]).toContain('tenis');
  expect(same('MX', 'zapatillas')[0]).toContain('tacon');
  expect(same('MX', 'zapatillas')[0]).not.toContain('tenis');
  expect(same('XX', 'zapatillas')).toEqual([[]]);
});

test('the word of the country comes second, since elsewhere it is another thing', () => {
  expect(same('AR', 'zapatillas')[0]).not.toContain('zapatilla');
  expect(also('AR', 'zapatillas')[0]).toContain('zapatilla');
  expect(also('AR', 'tenis')[0]).toContain('zapatilla');
});

test('a word that the country means something else by is taken out of the words that mean the same', () => {
  expect(same('MX', 'tenis')[0]).toContain('tenis');
  expect(same('CO', 'tenis')[0]).toEqual(expect.arrayContaining(['sneaker', 'trainer']));
  expect(same('CO', 'tenis')[0]).not.toContain('tenis');
  expect(also('CO', 'sneakers')[0]).toContain('tenis');
});

test('the longest phrase that is known counts as one', () => {
  expect(same('AR', 'mesa de luz')).toHaveLength(1);
  expect(same('AR', 'mesa de luz')[0]).toContain('buro');
  expect(same('AR', 'mesa luz')).toHaveLength(2);
});

test('words that say nothing are left out, unless there are no others', () => {
  const read = (text: string) =>
    lexiconOf('MX')
      .read(text.split(' '))
      .map(({ typed }) => typed.join(' '));
  expect(read('ropa para el frio')).toEqual(['frio']);
  expect(read('para el')).toEqual(['para', 'el']);
});

test('a word that is being typed is taken for those that begin with it', () => {
  expect(also('MX', 'pantal')[0]).toContain('jean');
  expect(also('MX', 'pan')).toEqual([[]]);
  expect(same('MX', 'pantal')).toEqual([[]]);
});

test("a store's own words come before the general ones", () => {
  expect(same('AR', 'matera', ['matera, bolso matero'])[0]).toEqual(['matera', 'bolso matero']);
  expect(same('MX', 'falda', ['falda, tutú'])[0]).toEqual(['falda', 'tutu']);
});

test('every line names at least one thing, and every word of a country leads to a word of the list', () => {
  for (const line of EVERYWHERE) expect(line.split('>')[0]).toMatch(/\p{L}/u);
  for (const [country, words] of Object.entries(BY_COUNTRY)) {
    for (const local of Object.keys(words)) {
      const [sense] = lexiconOf(country).read(local.toLowerCase().split(' '));
      expect(sense!.same.length, `${country}: ${local}`).toBeGreaterThan(0);
    }
  }
});

test('a word that is being typed stands for two words that begin so, from four letters on', () => {
  expect(also('XX', 'bla')).toEqual([[]]);
  expect(also('XX', 'blan')[0]).toEqual(expect.arrayContaining(['blanco', 'blanca']));
  // The third that begins so, once a letter more says that it is meant.
  expect(also('XX', 'blan')[0]).not.toContain('cobija');
  expect(also('XX', 'blank')[0]).toContain('cobija');
});
