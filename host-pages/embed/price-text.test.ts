import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

const facts = {
  list_price: 1_500_000,
  crossout_price: null,
  is_free: false,
  hide_price: false,
} as Parameters<typeof priceText>[0];
const net = (country: string, tag: string, rate?: number) =>
  priceText(facts, { currency: 'ARS', included_tax: rate }, { country, tag }).net;

test('a buy button tells the price without national taxes in Argentina, and nowhere else', () => {
  expect(net('AR', 'es-AR')).toMatch(/^Precio sin impuestos nacionales: .*12\.396,69$/);
  expect(net('AR', 'en')).toMatch(/^Price without national taxes: /);
  expect(net('AR', 'es-AR', 0)).toMatch(/15\.000,00$/);
  expect(net('MX', 'es-MX')).toBeUndefined();
});

test('a price that is hidden, or none, has no price without taxes', () => {
  const env = { country: 'AR', tag: 'es-AR' };
  const money = { currency: 'ARS', included_tax: undefined };
  expect(priceText({ ...facts, hide_price: true }, money, env)).not.toHaveProperty('net');
  expect(priceText({ ...facts, is_free: true }, money, env)).not.toHaveProperty('net');
});
