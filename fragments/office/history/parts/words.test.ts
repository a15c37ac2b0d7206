import { describe, expect, test } from 'vitest';
import { entryStates } from '../../../../shared/contracts/blog-edits.ts';
import { footerStyles, photoDisplays, sectionNames } from '../../../../shared/contracts/store.ts';
import { itemKinds } from '../../../../shared/kernel/item-kinds.ts';
import { bannerActions, bannerTargets, bannerTypes } from '../../../../shared/rules/banners.ts';
import { headerButtons } from '../../../../shared/rules/headers.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import { es } from '../messages/es.ts';
import { fieldWords, valueWords } from './words.ts';

const env = { tag: 'es-MX', country: 'MX' } as PageEnv;
const words = (name: string, value: unknown) => valueWords(es, env, name, value);

describe('a value of the history', () => {
  test.each([
    ['target', 'registered', 'Personas registradas'],
    ['button_label', 'more', 'Ver más'],
    ['title', 'more', 'more'],
    ['title', '', '(vacío)'],
    ['hidden', true, 'sí'],
    ['published_at', '2026-11-29T18:30:00.000Z', '29 nov 2026, 12:30 p.m.'],
    ['tags', ['lino', 'verano'], 'lino, verano'],
    ['payment_types', ['cash', 'paypal'], 'Efectivo, PayPal'],
    ['sections_info', { products: true, blogs: false, catalogues: true }, 'Productos, Catálogos'],
    ['menu_items', [{ path: '/blogs', text: 'Notas' }], 'Dirección antigua: /blogs; Texto: Notas'],
    ['tags', [], '(vacío)'],
    ['weight_g', 1500, '1,500'],
  ])('%s, %j: %s', (name, value, text) => {
    expect(words(name, value)).toBe(text);
  });

  test.each([
    ['target', bannerTargets],
    ['action_type', bannerActions],
    ['type', bannerTypes],
    ['button_label', headerButtons],
    ['kind', itemKinds],
    ['state', entryStates],
    ['photo_display', photoDisplays],
    ['footer_style', footerStyles],
    ['sections_info', sectionNames],
  ] as const)('every code of %s has words', (name, codes) => {
    const known: Readonly<Record<string, string>> = es.values[name];
    expect(codes.filter((code) => known[code] === undefined)).toEqual([]);
  });
});

test('a field that has no name is the place of an item', () => {
  expect(fieldWords(es, 'it_falda')).toBe('Lugar de it_falda');
});
