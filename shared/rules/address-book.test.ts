import { expect, test } from 'vitest';
import { chosenAddress, withAddress, type KnownAddress } from './address-book.ts';

const known = (id: string, route: string) => ({
  id,
  label: route,
  fields: { 'address.route': route, 'address.suite': '', 'address.country': 'MX' },
});
const home = known('ad_1', 'Colima');
const work = known('ad_2', 'Reforma');
const book: KnownAddress[] = [home, work];
const form = { note: 'Gracias', ...home.fields };

test('the chosen address is the one that the fields show, and none once a field was changed', () => {
  expect(chosenAddress(book, form)).toBe(home);
  const { 'address.suite': _suite, ...withoutSuite } = form;
  expect(chosenAddress(book, withoutSuite)).toBe(home);
  expect(chosenAddress(book, { ...form, 'address.suite': '4B' })).toBeUndefined();
});

test('an address of the book fills its own fields alone', () => {
  expect(withAddress(book, form, 'ad_2')).toEqual({ note: 'Gracias', ...work.fields });
});

test('an id that the book lacks changes nothing', () => {
  expect(withAddress(book, form, 'ad_3')).toEqual(form);
});

test('another address empties the fields of the book’s, or brings back what was typed', () => {
  const empty = { 'address.route': '', 'address.suite': '', 'address.country': '' };
  expect(withAddress(book, form, '')).toEqual({ note: 'Gracias', ...empty });
  const typed = { ...form, 'address.route': 'Durango', note: 'Otra' };
  expect(withAddress(book, form, '', typed)).toEqual({ ...form, 'address.route': 'Durango' });
  expect(withAddress(book, typed, '')).toEqual(typed);
});
