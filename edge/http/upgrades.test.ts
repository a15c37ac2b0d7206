import { expect, test } from 'vitest';
import { UPGRADES_A_SECOND, Upgrades } from './upgrades.ts';

const NOW = 1_000_000;

/** How many of a crowd are let in at one moment. */
function letIn(upgrades: Upgrades, now: number, crowd: number, held = 0, files?: number): number {
  let open = held;
  for (let one = 0; one < crowd; one += 1) {
    if (upgrades.refuse(now, open, files) === undefined) open += 1;
  }
  return open - held;
}

test('a crowd is let in at a pace, and told to ask again in a second', () => {
  const upgrades = new Upgrades();
  expect(letIn(upgrades, NOW, 1_000)).toBe(UPGRADES_A_SECOND);
  expect(upgrades.refuse(NOW, 0, undefined)).toBe(1);
  expect(letIn(upgrades, NOW + 500, 1_000)).toBe(UPGRADES_A_SECOND / 2);
  // A rest gives no more than one second's.
  expect(letIn(upgrades, NOW + 60_000, 1_000)).toBe(UPGRADES_A_SECOND);
});

test('sockets keep to their files, those that sleep and those whose objects are awake', () => {
  const upgrades = new Upgrades();
  // Eight files each while they are new, two once they sleep.
  expect(letIn(upgrades, NOW, 100, 0, 60)).toBe(8);
  expect(upgrades.refuse(NOW, 8, 60)).toBe(12);
  expect(letIn(upgrades, NOW + 14_000, 100, 8, 60)).toBe(6);
  expect(upgrades.refuse(NOW + 30_000, 30, 60)).toBe(30);
});

test('a clock that is put back lets nobody wait for ever', () => {
  const upgrades = new Upgrades();
  letIn(upgrades, NOW, 1_000);
  expect(upgrades.refuse(NOW - 600_000, 0, undefined)).toBe(1);
  expect(letIn(upgrades, NOW - 599_000, 1_000)).toBe(UPGRADES_A_SECOND);
});
