import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleItem } from '../../../../tests/support/sample-item.ts';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { messages } from '../messages/en.ts';
import { Details } from './Details.tsx';

const sku = (id: string, list_price: number) => ({
  id: `sk_${id}`,
  code: id,
  attributes: { Talla: id },
  list_price,
  crossout_price: null,
  photo: null,
  available: 20,
});

const detail = sampleItem({ skus: [sku('m', 49_900), sku('l', 59_900)], price_varies: true });

/** The head of an item's page, with the larger variant asked for. */
function head(change: Partial<typeof detail> = {}): string {
  const item = { ...detail, ...change };
  const text = renderToString(
    <Details env={pageEnv()} detail={item} asked="sk_l" t={messages.es.live} />,
  );
  return text.slice(0, text.indexOf('</header>')).replaceAll('<!-- -->', '');
}

const prices = (html: string) =>
  [...html.matchAll(/<span class="price">(.*?)<\/span>/g)].map(([, price]) =>
    price!.replaceAll(/<.*?>/g, ''),
  );

test('of variants that differ follows the choice; without script it is the lowest', () => {
  expect(prices(head())).toEqual(['$599.00', 'Desde $499.00']);
  expect(head()).toMatch(/class="scripted">.*\$599.*class="unscripted">.*\$499/);
});

test.each([
  ['is sold out', { sold_out: true }],
  ['can only be read about', { can_buy: false }],
])('of an item that %s is the lowest of its variants', (_how, change) => {
  expect(prices(head(change))).toEqual(['Desde $499.00']);
});
