import { expect, test } from 'vitest';
import { kilometres, nearestBranches } from './branches.ts';

const LA_PLATA = { latitude: -34.9205, longitude: -57.9536 };
const TANDIL = { latitude: -37.3217, longitude: -59.1332 };
const AZUL = { latitude: -36.777, longitude: -59.8586 };

const branches = [
  { id: 'plata', postalCode: 'B1900AAA', at: LA_PLATA },
  { id: 'tandil', postalCode: '7000', at: TANDIL },
  { id: 'azul', postalCode: '7300', at: AZUL },
  { id: 'nowhere', postalCode: '7001', at: null },
  { id: 'codeless', postalCode: '', at: null },
];
const found = (code: string, most = 9) =>
  nearestBranches(branches, code, most).map(({ branch, km }) => [branch.id, km]);

test('two places are as far apart as they are by air', () => {
  expect(kilometres(LA_PLATA, TANDIL)).toBeCloseTo(287, 0);
  expect(kilometres(TANDIL, TANDIL)).toBe(0);
  expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    6_371 * Math.PI,
    5,
  );
});

test('the nearest come first, those without a place last, by their codes', () => {
  expect(found('7003')).toEqual([
    ['tandil', 0],
    ['azul', 88],
    ['plata', 287],
    ['nowhere', null],
    ['codeless', null],
  ]);
  expect(found('B1897ABC')[0]).toEqual(['plata', 0]);
});

test('no more are given than were asked for', () => {
  expect(found('7003', 2)).toHaveLength(2);
  expect(nearestBranches([], '7003', 10)).toEqual([]);
});

test('a code without digits orders by nothing, and knows no distance', () => {
  expect(found('').map(([, km]) => km)).toEqual([null, null, null, null, null]);
});
