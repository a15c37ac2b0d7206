import { expect, test } from 'vitest';
import { openBy as en } from '../i18n/en/open-by.ts';
import { openBy as es } from '../i18n/es/open-by.ts';
import { openByText } from './open-by.ts';

const since = '2026-11-20T16:05:00.000Z';
const place = { tag: 'es-MX', country: 'MX' };

test('one is named with the time of the store’s country, or called somebody', () => {
  expect(openByText({ name: 'Ana', since }, es, place)).toMatch(
    /^Ana también tiene esto abierto desde las 10:05/,
  );
  expect(openByText({ name: null, since }, en, { ...place, tag: 'en' })).toMatch(
    /^Somebody else of the team has this open, too, since 10:05/,
  );
});
