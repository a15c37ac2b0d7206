/** What is to go is announced a year before, and names a successor that there is. */
import { expect, test } from 'vitest';
import { faultOfDeprecation, type Deprecation } from '../../shared/kernel/deprecation.ts';
import { embedElements, linkElements } from '../../host-pages/embed/index.ts';
import { contracts } from '../support/contracts.ts';

type Told = readonly [name: string, deprecated: Deprecation | null | undefined];

/** The faults of those that are to go, among everything that there is. */
function faultsIn(all: readonly Told[]): string[] {
  const stays = all.flatMap(([name, deprecated]) => (deprecated ? [] : [name]));
  return all.flatMap(([name, deprecated]) => {
    if (!deprecated) return [];
    const fault = faultOfDeprecation(deprecated);
    const { use } = deprecated;
    return [
      ...(fault === undefined ? [] : [`${name}: ${fault}`]),
      ...(use === undefined || stays.includes(use)
        ? []
        : [`${name}: there is no ${use} that stays`]),
    ];
  });
}

test('the check can fail', () => {
  const days = { since: '2026-12-01', until: '2027-12-01' };
  expect(
    faultsIn([
      ['a', { ...days, use: 'b' }],
      ['b', null],
      ['c', { ...days, use: 'd' }],
      ['e', { ...days, use: 'a' }],
      ['f', { ...days, until: '2027-01-01' }],
    ]),
  ).toEqual([
    'c: there is no d that stays',
    'e: there is no a that stays',
    'f: it ends within a year',
  ]);
});

test('calls of the API', () => {
  expect(contracts.length).toBeGreaterThan(200);
  expect(faultsIn(contracts.map(({ id, deprecated }) => [id, deprecated]))).toEqual([]);
});

test('elements of other pages, and their attributes', () => {
  const own = [...embedElements.values()];
  expect(own.length).toBeGreaterThan(10);
  const elements: Told[] = [
    ...own.map(({ name, embed }): Told => [name, embed.deprecated]),
    ...[...linkElements].map(([name, { deprecated }]): Told => [name, deprecated]),
  ];
  const attributes = own.map(({ embed }) =>
    Object.entries(embed.attributes).map(([name, { deprecated }]): Told => [name, deprecated]),
  );
  expect([elements, ...attributes].flatMap(faultsIn)).toEqual([]);
});
