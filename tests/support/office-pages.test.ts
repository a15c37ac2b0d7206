import { expect, test } from 'vitest';
import { wings } from '../../edge/wings/index.ts';
import { OFFICE_PAGES, officePathsOf } from './office-pages.ts';

test('the pages of the office are those that the wings mount', () => {
  const mounted = wings
    .flatMap(({ pages }) => pages)
    .filter(({ shell }) => shell === 'office')
    .flatMap(({ paths }) => paths)
    .filter((path) => !path.includes(':'));
  expect(OFFICE_PAGES.toSorted()).toEqual(mounted.toSorted());
});

test('only the addresses that can be opened as they stand count', () => {
  const page = (path: string, shell: string) =>
    `definePage({ paths: ['${path}'], shell: '${shell}' })`;
  const source = page('/a', 'office') + page('/b/:id', 'office') + page('/c', 'account');
  expect(officePathsOf(source)).toEqual(['/a']);
});
