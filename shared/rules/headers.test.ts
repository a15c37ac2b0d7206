import { expect, test } from 'vitest';
import { headerLacks, tidyHeader } from './headers.ts';

const none = { action_type: 'none', url: null, product: null } as const;

test.each([
  [none, null],
  [{ ...none, action_type: 'url' }, 'url'],
  [{ ...none, action_type: 'url', url: 'javascript:alert(1)' }, 'url'],
  [{ ...none, action_type: 'url', url: '//elsewhere.example' }, 'url'],
  [{ ...none, action_type: 'url', url: 'https://casa.example/oferta' }, null],
  [{ ...none, action_type: 'url', url: '/productos' }, null],
  [{ ...none, action_type: 'product' }, 'product'],
  [{ ...none, action_type: 'product', product: 'it_falda' }, null],
  [{ ...none, action_type: 'none', url: 'not an address' }, null],
] as const)('%j lacks %s', (header, field) => {
  expect(headerLacks(header)).toBe(field);
});

test('a header keeps only the aim of its action, and no empty text', () => {
  const english = { title_en: '', subtitle_en: 'Wool', description_en: '' };
  const header = { subtitle: '', description: 'Hoy', ...english, url: '/a', product: 'it_falda' };
  expect(tidyHeader({ ...header, action_type: 'url' })).toEqual({
    action_type: 'url',
    subtitle: null,
    description: 'Hoy',
    title_en: null,
    subtitle_en: 'Wool',
    description_en: null,
    url: '/a',
    product: null,
  });
  expect(tidyHeader({ ...header, action_type: 'product' })).toMatchObject({
    url: null,
    product: 'it_falda',
  });
  expect(tidyHeader({ ...header, subtitle: 'Sí', action_type: 'none' })).toMatchObject({
    subtitle: 'Sí',
    url: null,
    product: null,
  });
});
