import { describe, expect, test } from 'vitest';
import {
  settingsBody,
  settingsChanges,
  settingsProblems,
  settingsValues,
  type FormSettings,
} from './settings-form.ts';

const settings: FormSettings = {
  name: 'Lirio',
  photo: null,
  photo_display: 'rec',
  favicon: null,
  opening_hours: null,
  time_zone: null,
  about_entry_id: null,
  live_chat_license: null,
  fb_pixel: null,
  hidden_store_name: true,
  hidden_search_bar: false,
  hidden_affinity_xheader: false,
  color1: '#23202b',
  color2: '#b3264c',
  bgcolor: '#ffffff',
  columns: 2,
  adornment_type: null,
  darkmode: false,
  hidden_darkmode: false,
  footer_style: '3cols1col',
  footer_bg: null,
  footer_fg: null,
  signup_form: 'complete',
  sections_info: {
    products: true,
    digital: false,
    services: false,
    experiences: false,
    franchises: false,
    catalogues: true,
    blogs: false,
  },
  seo_description: 'Ropa',
  seo_description_en: null,
  about_text: null,
  about_text_en: null,
  facebook: null,
  instagram: 'lirio.moda',
  twitter: null,
  youtube: null,
  twitch: null,
  kick: null,
  discord: null,
  contact_email: null,
  contact_country_code: '52',
  contact_phone: '5555550134',
  whatsapp_country_code: null,
  whatsapp_phone: null,
  users_support_url: null,
  franchise_support_url: null,
  affiliate_support_url: null,
  delivery_types: ['collection', 'fixed_delivery'],
  fixed_shipping_cost: 9950,
  fixed_shipping_days: 3,
  delivery_countries: [],
  collection_address: 'Amsterdam 120',
  hold_minutes: 15,
  payment_types: ['str_card'],
};
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
