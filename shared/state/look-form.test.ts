import { expect, test } from 'vitest';
import { lookBody, lookProblems, lookValues } from './look-form.ts';

const look = {
  color1: '#7a2e5e',
  color2: '#c4532d',
  bgcolor: null,
  columns: 2,
  adornment_type: 'geom-circle',
  darkmode: true,
  hidden_darkmode: false,
  footer_style: '3cols1col',
  footer_bg: '#101010',
  footer_fg: null,
  photo_display: 'sq',
  hidden_store_name: false,
  hidden_search_bar: true,
  photo: null,
  favicon: null,
  sections_info: {
    products: true,
    digital: false,
    services: true,
    experiences: false,
    franchises: false,
    retail: false,
    catalogues: true,
    blogs: false,
  },
} as const;

test('a look comes out of its form as it went in, with its time by the store’s clock', () => {
  const at = '2026-12-01T15:00:00.000Z';
  const values = lookValues(look, at, 'MX');
  expect(values['publish_at']).toBe('2026-12-01T09:00');
  expect(lookBody(values, 'MX')).toEqual({ ...look, publish_at: at });
  expect(lookBody(lookValues(look, null, 'MX'), 'MX')).toEqual({ ...look, publish_at: null });
  expect(lookProblems(values, 'MX')).toEqual({});
});

test('a colour or a time that is none is told at its field; colours that may be none may be empty', () => {
  const values = lookValues(look, null, 'MX');
  const wrong = { color1: '', color2: 'red', bgcolor: '#12', publish_at: 'mañana' };
  expect(lookProblems({ ...values, ...wrong }, 'MX')).toEqual({
    color1: 'color',
    color2: 'color',
    bgcolor: 'color',
    publish_at: 'time',
  });
  expect(lookProblems({ ...values, footer_bg: '' }, 'MX')).toEqual({});
});

test('a look that says nothing of the sections begins with those that shoppers see', () => {
  const { sections_info: shown, ...without } = look;
  expect(lookBody(lookValues(without, null, 'MX', look), 'MX').sections_info).toEqual(shown);
});

test('a look that says nothing of the pictures begins with those that shoppers see; it may have none', () => {
  const seen = { ...look, photo: '/media/st_1/a.jpg' };
  const { photo: _, ...silent } = look;
  const begun = lookBody(lookValues(silent, null, 'MX', seen), 'MX');
  expect([begun.photo, begun.favicon]).toEqual(['/media/st_1/a.jpg', null]);
  const without = lookBody(lookValues(look, null, 'MX', seen), 'MX');
  expect(without.photo).toBeNull();
});
