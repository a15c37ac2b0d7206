import { expect, test } from 'vitest';
import { showsWhatsapp, whatsappUrl } from './whatsapp.ts';

const store = { whatsapp_country_code: '52', whatsapp_phone: '55 1234 5678' };

test.each([
  ['/', true],
  ['/productos', true],
  ['/productos/', true],
  ['/servicios', true],
  ['/franquicias', true],
  ['/blogs', true],
  ['/blogs/~moda', true],
  ['/blogs/~moda/entrada', true],
  ['/blogs/crear', false],
  ['/productos/moda/falda', false],
  ['/experiencias', false],
  ['/digitales', false],
  ['/shopping-cart', false],
  ['/catalogos', false],
  ['', false],
])('on %s: %s', (path, expected) => {
  expect(showsWhatsapp(path, store)).toBe(expected);
});

test.each([
  [null, '5512345678'],
  ['52', null],
  ['', '5512345678'],
  ['+', '5512345678'],
  ['52', ' '],
])('never without country code and phone: %j %j', (code, phone) => {
  expect(showsWhatsapp('/', { whatsapp_country_code: code, whatsapp_phone: phone })).toBe(false);
});

test('the link holds digits only, and the text', () => {
  expect(whatsappUrl(store)).toBe('https://wa.me/525512345678');
  expect(whatsappUrl({ ...store, whatsapp_country_code: '+52' }, '¿Hola?')).toBe(
    'https://wa.me/525512345678?text=%C2%BFHola%3F',
  );
});
