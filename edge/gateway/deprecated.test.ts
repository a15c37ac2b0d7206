import { expect, test } from 'vitest';
import { deprecationHeaders } from './deprecated.ts';

const AT = { api: 'https://una.mx/api', params: { id: 'a/b>"' } };
const call = {
  id: 'old.read',
  service: 'old',
  deprecated: { since: '2026-12-01', until: '2027-12-01', use: 'fresh.read' },
};
const DOCS = '<https://una.mx/api/docs/old#old.read>; rel="deprecation"; type="text/html"';

test('a call says since when, until when, and where that is explained', () => {
  expect(deprecationHeaders(call, undefined, AT)).toEqual({
    deprecation: `@${Date.UTC(2026, 11, 1) / 1000}`,
    sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
    link: DOCS,
  });
});

test('a successor is named by its address, whose parameters are those of the call', () => {
  const { link } = deprecationHeaders(call, { service: 'fresh', path: '/{id}' }, AT);
  expect(link).toBe(`${DOCS}, <https://una.mx/api/fresh/a%2Fb%3E%22>; rel="successor-version"`);
});

test('a successor with other parameters has no address yet', () => {
  const { link } = deprecationHeaders(call, { service: 'fresh', path: '/{slug}' }, AT);
  expect(link).toBe(DOCS);
});
