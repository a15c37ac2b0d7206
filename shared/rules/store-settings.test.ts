import { describe, expect, test } from 'vitest';
import { settingsFaults, tidySettings, type RuledSettings } from './store-settings.ts';

const plain: RuledSettings = {
  name: 'Lirio',
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  twitch: null,
  kick: null,
  discord: null,
  users_support_url: null,
  franchise_support_url: null,
  affiliate_support_url: null,
  seo_description: null,
  seo_description_en: null,
  about_text: null,
  about_text_en: null,
  live_chat_license: null,
  fb_pixel: null,
  opening_hours: null,
  contact_email: null,
  contact_country_code: null,
  contact_phone: null,
  whatsapp_country_code: null,
  whatsapp_phone: null,
  collection_address: null,
  delivery_types: ['fixed_delivery'],
  payment_types: ['cash'],
};

const faultsOf = (fields: Partial<RuledSettings>) =>
  settingsFaults(tidySettings({ ...plain, ...fields }));

test('plain settings have no fault', () => {
  expect(faultsOf({})).toEqual({});
});

describe('a setting has a fault', () => {
  test.each<[string, Partial<RuledSettings>, object]>([
    ['a name of blanks', { name: '  ' }, { name: 'required' }],
    ['a handle with a space', { instagram: 'mi tienda' }, { instagram: 'handle' }],
    ['a handle that runs', { facebook: 'javascript:alert(1)' }, { facebook: 'handle' }],
    ['another network’s address', { kick: 'https://evil.test/a' }, { kick: 'handle' }],
    ['discord without its address', { discord: 'lirio' }, { discord: 'url' }],
    ['discord that runs', { discord: 'javascript:alert(1)' }, { discord: 'url' }],
    [
      'hours that end before they begin',
      { opening_hours: [[{ from: '20:00', to: '09:00' }], [], [], [], [], [], []] },
      { opening_hours: 'hours' },
    ],
    ['a licence that is markup', { live_chat_license: '"><b>' }, { live_chat_license: 'license' }],
    ['an unknown chat', { live_chat_license: 'evil:1' }, { live_chat_license: 'license' }],
    ['a pixel that is code', { fb_pixel: "fbq('init')" }, { fb_pixel: 'pixel' }],
    ['an e-mail without a domain', { contact_email: 'hola' }, { contact_email: 'email' }],
    [
      'a help page that runs',
      { users_support_url: 'data:text/html,x' },
      { users_support_url: 'url' },
    ],
    [
      'a number without its country',
      { whatsapp_phone: '5512345678' },
      { whatsapp_country_code: 'code' },
    ],
    [
      'a number too short for its country',
      { contact_phone: '12345678', contact_country_code: '52' },
      { contact_phone: 'phone' },
    ],
    [
      'letters for a number of any other country',
      { contact_phone: 'llámame', contact_country_code: '49' },
      { contact_phone: 'phone' },
    ],
    [
      'nowhere to collect',
      { delivery_types: ['collection'] },
      { collection_address: 'collection' },
    ],
    ['no way to pay', { payment_types: [] }, { payment_types: 'payment' }],
  ])('%s', (_, fields, faults) => {
    expect(faultsOf(fields)).toEqual(faults);
  });
});

test('a code stands for each of its countries, and a code alone is no fault', () => {
  expect(faultsOf({ whatsapp_phone: '555 123 4567', whatsapp_country_code: '1' })).toEqual({});
  expect(faultsOf({ whatsapp_country_code: '52' })).toEqual({});
});

test('settings are tidied: empty is null, addresses are whole, handles bare', () => {
  expect(
    tidySettings({
      ...plain,
      seo_description: ' ',
      instagram: ' https://www.instagram.com/lirio.moda/ ',
      youtube: 'youtube.com/@lirio',
      twitch: '',
      discord: 'https://discord.com/invite/lirio',
      users_support_url: 'ayuda.example.com',
    }),
  ).toMatchObject({
    seo_description: null,
    instagram: 'lirio.moda',
    youtube: '@lirio',
    twitch: null,
    discord: 'https://discord.com/invite/lirio',
    users_support_url: 'https://ayuda.example.com',
  });
});
