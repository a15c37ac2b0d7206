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
function head(change: Partial<typeof detail> = {}, country = 'MX'): string {
  const item = { ...detail, ...change };
  const text = renderToString(
    <Details env={pageEnv({ country })} detail={item} asked="sk_l" t={messages.es.live} />,
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

test('in Argentina it is followed by the price without national taxes, of the chosen variant', () => {
  expect(head()).not.toContain('sin impuestos');
  expect(head({}, 'AR')).toMatch(/sin impuestos nacionales: \$495\.04.*nacionales: \$412\.40/);
  // The owner's own rate counts.
  expect(head({ included_tax: 1_050 }, 'AR')).toContain('nacionales: $542.08');
  expect(head({ is_free: true }, 'AR')).not.toContain('sin impuestos');
});

test.each([
  ['is sold out', { sold_out: true }],
  ['can only be read about', { can_buy: false }],
])('of an item that %s is the lowest of its variants', (_how, change) => {
  expect(prices(head(change))).toEqual(['Desde $499.00']);
});
