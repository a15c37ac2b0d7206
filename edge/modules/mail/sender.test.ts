import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../tests/support/demo-database.ts';
import { dressOf, findSender, mailColor } from './sender.ts';

test.each(['#14213d', '#ABCDEF', '#09afAF'])('%s is the colour of a mail', (color) => {
  expect(mailColor(color)).toBe(color);
});

test.each([
  '#123',
  '#1234567',
  '#12345g',
  'x#123456',
  '#123456;background:url(//evil)',
  'red',
  '',
  null,
  undefined,
  123_456,
  ['#123456'],
])('%j is no colour of a mail', (color) => {
  expect(mailColor(color)).toBe('#1f2937');
});

test('a store dresses its mails in the first colour of its theme, where it has one', () => {
  expect(dressOf('{"store_theme_info":{"color1":"#14213d"}}')).toEqual({ color: '#14213d' });
  for (const profile of ['{}', '{"store_theme_info":{}}', '{"store_theme_info":null}']) {
    expect(dressOf(profile)).toEqual({ color: '#1f2937' });
  }
});

test('the sender of a checkout’s mails is the store that it was made in', () => {
  const cell = new DatabaseSync(':memory:');
  cell.exec(`CREATE TABLE store (id TEXT, name TEXT, country TEXT, profile TEXT);
    CREATE TABLE checkout (id TEXT, store_id TEXT, locale TEXT, address TEXT);
    INSERT INTO store VALUES ('st_a', 'A', 'AR', '{}'), ('st_b', 'B', 'MX', '{"b":1}');
    INSERT INTO checkout VALUES ('co_a', 'st_a', 'en', '/a'), ('co_b', 'st_b', 'es', '/b')`);
  const { text, params } = findSender('co_b');
  expect(rowsOf(cell, text, ...(params as string[]))).toEqual([
    { store_name: 'B', country: 'MX', profile: '{"b":1}', language: 'es', address: '/b' },
  ]);
});
