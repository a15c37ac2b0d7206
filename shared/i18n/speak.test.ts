import { afterEach, expect, test, vi } from 'vitest';
import { namespace } from './namespace.ts';
import { speak, wordsOf } from './speak.ts';
import type { Translation } from './texts.ts';

const es = {
  hello: 'Hola, {{name}}',
  cart: { buy: 'Compra aquí', left_one: 'Queda {{count}}', left_other: 'Quedan {{count}}' },
  steps: [{ title: 'Uno' }, { title: 'Dos' }],
} as const;
const en: Translation<typeof es> = {
  hello: 'Hello, {{name}}',
  cart: { buy: 'Buy here', left_one: '{{count}} left', left_other: '{{count}} left' },
  steps: [{ title: 'One' }, { title: 'Two' }],
};
const shop = namespace('test-shop', es, en, { cart: { buy: 'Comprá acá' } });

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'test-shop': typeof es;
  }
}

afterEach(() => void vi.restoreAllMocks());

test('Argentina says what it says otherwise; all else is Spanish, in every country', () => {
  expect(wordsOf(shop, 'es-AR')).toEqual({ ...es, cart: { ...es.cart, buy: 'Comprá acá' } });
  expect(wordsOf(shop, 'es-MX')).toEqual(es);
  expect(wordsOf(shop, 'en-US')).toEqual(en);
  expect(speak(shop, 'es-AR')('cart.buy')).toBe('Comprá acá');
  expect(speak(shop, 'es-AR')('cart.left', { count: 2 })).toBe('Quedan 2');
  expect(speak(shop, 'es-MX')('cart.buy')).toBe('Compra aquí');
});

test('a text that Spanish lacks is read in English', () => {
  const half = namespace(
    'test-half',
    { here: 'Aquí' } as never,
    { here: 'Here', no: 'No' } as never,
  );
  expect(wordsOf(half, 'es-AR')).toEqual({ here: 'Aquí', no: 'No' });
});

test('texts are handed out without being made again', () => {
  expect(wordsOf(shop, 'es')).toBe(wordsOf(shop, 'es'));
});

test('values stand as they are: HTML is escaped where it is made, and they are no texts', () => {
  const t = speak(shop, 'es');
  for (const name of ['<b>&"', '{{count}}', '$t(cart.buy)', '$&']) {
    expect(t('hello', { name })).toBe(`Hola, ${name}`);
  }
});

test('millions are counted as many', () => {
  expect(speak(shop, 'es')('cart.left', { count: 1_000_000 })).toBe('Quedan 1000000');
});

test('a text that is nowhere says so', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect((speak(shop, 'es') as (key: string) => string)('no.such')).toBe('no.such');
  expect(error).toHaveBeenCalledWith('no text is called "no.such"');
});

test('the compiler knows the values that a text needs', () => {
  const t = speak(shop, 'es');
  // @ts-expect-error there is no such text
  t('cart.sell');
  // @ts-expect-error its place has no value
  t('hello', {});
  expect(t('hello', { name: 'Ana' })).toBe('Hola, Ana');
});
