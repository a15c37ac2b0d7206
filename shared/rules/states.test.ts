import { expect, test } from 'vitest';
import { stateOfCode } from './state-of-code.ts';
import { statesOf } from './states.ts';

const { MX = [], AR = [], US = [] } = statesOf(['MX', 'AR', 'US', 'BR', 'constructor']);

test('a country without a list here has none', () => {
  expect(Object.keys(statesOf(['MX', 'BR', 'constructor']))).toEqual(['MX']);
  expect([MX.length, AR.length]).toEqual([32, 24]);
});

test.each([
  ['06000', 'Ciudad de México'],
  ['16', 'Ciudad de México'],
  ['20', 'Aguascalientes'],
  ['44160', 'Jalisco'],
  ['57', 'Estado de México'],
  ['64750', 'Nuevo León'],
  ['99', 'Zacatecas'],
  // No state has these digits, or there are too few.
  ['17', undefined],
  ['4', undefined],
  ['', undefined],
])('the first digits of the Mexican code "%s" tell %s', (code, state) => {
  expect(stateOfCode(MX, code)).toBe(state);
});

test.each([
  ['C1425DKE', 'Ciudad Autónoma de Buenos Aires'],
  ['b', 'Buenos Aires'],
  ['X5000', 'Córdoba'],
  // A code of before has no letter, and no province has this one.
  ['1425', undefined],
  ['I', undefined],
])('the letter of the Argentine code "%s" tells %s', (code, state) => {
  expect(stateOfCode(AR, code)).toBe(state);
});

test('each of Mexico’s and Argentina’s codes is of one state', () => {
  const prefixes = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
  const holders = (code: string) => MX.filter((one) => stateOfCode([one], code));
  expect(prefixes.filter((code) => holders(code).length === 0)).toEqual(['17', '18', '19']);
  for (const code of prefixes) expect(holders(code).length, code).toBeLessThan(2);
  expect(new Set(AR.map(([, letter]) => letter)).size).toBe(24);
});

test('a list without codes is chosen from by hand', () => {
  expect(stateOfCode(US, '78701')).toBeUndefined();
});

/** ISO 3166-2:AR. */
const PROVINCES = `A Salta, B Buenos Aires, C Ciudad Autónoma de Buenos Aires, D San Luis,
  E Entre Ríos, F La Rioja, G Santiago del Estero, H Chaco, J San Juan, K Catamarca, L La Pampa,
  M Mendoza, N Misiones, P Formosa, Q Neuquén, R Río Negro, S Santa Fe, T Tucumán, U Chubut,
  V Tierra del Fuego, W Corrientes, X Córdoba, Y Jujuy, Z Santa Cruz`.split(/,\s+/);

test('each of Argentina’s letters tells its province', () => {
  for (const province of PROVINCES) {
    expect(stateOfCode(AR, `${province[0]}1000`)).toBe(province.slice(2));
  }
  expect(PROVINCES).toHaveLength(24);
});

test('the lists of the United States and Canada are names alone', () => {
  const { CA = [] } = statesOf(['CA']);
  expect([US.length, CA.length]).toEqual([51, 13]);
  expect([US.at(0), US.at(-1), CA.at(0), CA.at(-1)]).toEqual([
    ['Alabama'],
    ['Wyoming'],
    ['Alberta'],
    ['Yukon'],
  ]);
});
