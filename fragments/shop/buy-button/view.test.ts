import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { BuyButtonProps, Choice } from './props.ts';
import { buyButton } from './server.ts';

const price = { now: '$100.00', before: null, percentOff: null };
const small: Choice = { id: 'sk_s', label: 'S & M', available: 0, price };
const large: Choice = {
  id: 'sk_l',
  label: 'L',
  available: 2,
  price: { now: '$80.00', before: '$100.00', percentOff: 20 },
};
const props: BuyButtonProps = {
  env: { ...pageEnv(), base: 'https://moda.test' },
  item: { id: 'it_1', name: 'Falda <b>', max_purchase_amount: null, isTicket: false },
  choices: [small, large],
  price: large.price,
  state: 'open',
  url: 'https://moda.test/productos/moda/falda',
};
const render = (change: Partial<BuyButtonProps> = {}, locale: 'es' | 'en' = 'es') =>
  buyButton.render({ ...props, ...change }, { locale, instance: 'b', moduleUrl: '/b.js' });

test('without script the form leads to the store’s cart with the chosen variant', () => {
  const html = render();
  expect(html).toMatch(/<form [^>]*method="get" action="https:\/\/moda\.test\/shopping-cart"/);
  expect(html).toMatch(/<option value="sk_l\.1" selected="" ?>L · \$80\.00<\/option>/);
  expect(html).toMatch(/<option value="sk_s\.1" +disabled="">S &amp; M · Agotado<\/option>/);
  expect(html).toContain('data-enhance="buy"');
});

test('a single variant needs no choice', () => {
  const html = render({ choices: [large] });
  expect(html).not.toContain('<select');
  expect(html).toContain('<input type="hidden" name="add" value="sk_l.1">');
});

test('names item, price and discount, in both languages', () => {
  expect(render()).toContain('Comprar<span class="visually-hidden">: Falda &lt;b&gt;');
  expect(render()).toContain('<s class="price-old">$100.00</s>');
  expect(render({}, 'en')).toContain('20% off');
  const ticket = { ...props.item, isTicket: true };
  expect(render({ item: ticket }, 'en')).toContain('Buy tickets');
});

test('says the price without national taxes where the store’s country has it told', () => {
  const net = 'Precio sin impuestos nacionales: $66.12';
  expect(render({ price: { ...large.price, net } })).toContain(`<small class="net">${net}</small>`);
  expect(render()).not.toContain('class="net"');
});

test.each(['unavailable', 'concluded', 'price_hidden', 'sold_out', 'read_only'] as const)(
  'what cannot be bought leads to the store: %s',
  (state) => {
    const html = render({ state });
    expect(html).not.toContain('<form');
    expect(html).toContain(`href="${props.url}"`);
    expect(html).not.toContain(buyButton.words.es.buy + '<');
  },
);

test('all variants sold out: the button says so and rests', () => {
  const html = render({ choices: [small] });
  expect(html).toMatch(/<button [^>]*disabled=""/);
  expect(html).toContain('Agotado');
});
