import { describe, expect, test } from 'vitest';
import {
  settingsBody,
  settingsChanges,
  settingsProblems,
  settingsValues,
} from './settings-form.ts';
import { sampleSettings as settings } from './fixtures.ts';

const values = settingsValues(settings, 'MX');

test('a form that nobody changed means the settings that it began with', () => {
  expect(settingsBody(values, 'MX')).toEqual(settings);
  expect(settingsProblems(values)).toEqual({});
  expect(settingsChanges(values, values, 'MX')).toBeUndefined();
});

test('a posted form lacks the boxes that are not ticked', () => {
  const posted = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  expect(settingsBody(posted, 'MX')).toEqual(settings);
});

test('countries that no form offers stay ticked', () => {
  const far = settingsValues({ ...settings, delivery_countries: ['JP', 'MX'] }, 'MX');
  expect(far['country_JP']).toBe('on');
  expect(new Set(settingsBody(far, 'MX').delivery_countries)).toEqual(new Set(['JP', 'MX']));
});

test('only what differs is sent, and an empty field as null', () => {
  const typed = {
    ...values,
    instagram: '',
    fixed_shipping_cost: '120,5',
    section_services: 'on',
    payment_cash: 'on',
  };
  expect(settingsChanges(typed, values, 'MX')).toEqual({
    instagram: null,
    fixed_shipping_cost: 12_050,
    sections_info: { ...settings.sections_info, services: true },
    payment_types: ['cash', 'str_card'],
  });
});

describe('a form has a problem', () => {
  test.each([
    ['name', ' ', 'required'],
    ['color1', 'red', 'color'],
    ['footer_fg', '#12', 'color'],
    ['fixed_shipping_cost', '1.234', 'cost'],
    ['fixed_shipping_cost', '-1', 'cost'],
    ['fixed_shipping_days', '91', 'days'],
    ['fixed_shipping_days', '', 'days'],
    ['hold_minutes', '0', 'minutes'],
    ['hold_minutes', '1.5', 'minutes'],
    ['collection_address', '', 'collection'],
    ['payment_str_card', '', 'payment'],
  ])('with %s as "%s"', (name, text, problem) => {
    const at = name.startsWith('payment_') ? 'payment_types' : name;
    expect(settingsProblems({ ...values, [name]: text })).toEqual({ [at]: problem });
  });
});

test('the hours of each day are a line of the form, and a line that cannot be read is told', () => {
  const typed = { ...settingsValues(settings, 'MX'), hours_1: '9-14 y 16-20', hours_7: '10-13' };
  expect(settingsProblems(typed)).toEqual({});
  const { opening_hours: week } = settingsBody(typed, 'MX');
  expect(week?.map((spans) => spans.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
  const again = settingsValues({ ...settings, opening_hours: week ?? null }, 'MX');
  expect([again['hours_1'], again['hours_7']]).toEqual(['09:00–14:00, 16:00–20:00', '10:00–13:00']);
  expect(settingsProblems({ ...typed, hours_3: 'siempre' })).toEqual({ hours_3: 'hours' });
  expect(settingsBody(settingsValues(settings, 'MX'), 'MX').opening_hours).toBeNull();
});
