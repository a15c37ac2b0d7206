import { expect, test } from 'vitest';
import { lacksOf } from './requirements.ts';

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': 'https://a.example/x#item',
  name: 'x',
  description: 'y',
  url: 'https://a.example/x',
  image: ['https://a.example/x.webp'],
  sku: '1',
  brand: { name: 'b' },
  offers: {
    '@type': 'Offer',
    price: '1.00',
    priceCurrency: 'MXN',
    availability: 'https://schema.org/InStock',
    url: 'https://a.example/x',
    seller: { name: 'a' },
    itemCondition: 'https://schema.org/NewCondition',
  },
};

test('a whole product lacks nothing', () => expect(lacksOf(product)).toEqual([]));

test.each([
  [{ ...product, name: '' }, 'Product.name'],
  [{ ...product, image: [] }, 'Product.image'],
  [{ ...product, url: '/x' }, 'Product: url is not absolute'],
  [{ ...product, offers: { ...product.offers, price: undefined } }, 'Offer.price'],
  [{ ...product, offers: { ...product.offers, price: '1,5' } }, 'Offer: price is no amount'],
  [{ '@type': 'Thing' }, 'Thing: a type that no search engine shows'],
])('%#: %s', (data, lack) => expect(lacksOf(data)).toEqual([lack]));

test('a breadcrumb of one step, and one out of order', () => {
  const step = (position: number) => ({ position, name: 'x', item: 'https://a.example' });
  const way = (...itemListElement: object[]) => ({ '@type': 'BreadcrumbList', itemListElement });
  expect(lacksOf(way(step(1), step(2)))).toEqual([]);
  expect(lacksOf(way(step(1)))).toEqual(['BreadcrumbList: fewer than two steps']);
  expect(lacksOf(way(step(1), step(3)))).toEqual(['BreadcrumbList: place 2 is out of order']);
});
