import { expect, test } from 'vitest';
import { expressionsOf } from './expressions.ts';

const sense = { typed: ['azul'], same: [['azul'], ['blue']], also: [['azul', 'marino'], ['azul']] };

test('a phrase that holds a shorter one of its sense is left out: it finds nothing more', () => {
  expect(expressionsOf([[{ sense }]], 'm')?.anywhere).toBe('("mazul") OR ("mblue")');
});

test('a sense without wider words has no second tier', () => {
  expect(expressionsOf([[{ sense }]], 'm')?.names.alike).toBeUndefined();
});

test('a phrase that shares only letters with a shorter one stays', () => {
  const pants = { typed: ['pants'], same: [['pants'], ['pantsuit', 'blue']], also: [] };
  expect(expressionsOf([[{ sense: pants }]], 'm')?.anywhere).toBe(
    '("mpants") OR ("mpantsuit mblue")',
  );
});
