import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartRates } from '../../../shared/contracts/courier.ts';
import { statesOf } from '../../../shared/rules/states.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { CourierRatesProps } from './props.ts';
import { CourierRatesView } from './view.tsx';

const part: PartRates = {
  supplier: 'st_casa',
  supplier_name: 'Casa Raíz',
  currency: 'MXN',
  rates: [
    {
      rate_id: 'r1',
      shipment_id: 's1',
      carrier: 'Estafeta',
      service: 'Terrestre',
      price: 12_300,
      days: 4,
      arrives_on: '2026-11-30',
    },
    {
      rate_id: 'r2',
      shipment_id: 's1',
      carrier: 'DHL',
      service: 'Express',
      price: 23_900,
      days: null,
      arrives_on: null,
    },
  ],
  failure: null,
  fallback: { type: 'fixed_delivery', cost: 9_900, days: 5, address: null },
};
const none = { ...part, rates: [] };
const until = '2026-11-26T18:40:00.000Z';

function html(given: Partial<CourierRatesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: CourierRatesProps = {
    env: pageEnv({
      locale,
      tag: locale === 'en' ? 'en-US' : 'es-MX',
      base: '/tienda/a',
      country: 'MX',
    }),
    path: '/checkout/co_1',
    idempotencyKey: 'k',
    place: null,
    rates: { results: [none], until: null },
    chosen: [],
    book: [],
    countries: ['MX'],
    states: statesOf(['MX']),
    values: {},
    errors: {},
    error: null,
    ...given,
  };
  return renderToString(<CourierRatesView {...props} t={messages[locale]} />);
}

test('is closed until the buyer asks, with the form of an address', () => {
  const text = html();
  expect(text).toMatch(/^<details><summary/);
  expect(text).toContain('action="/tienda/a/checkout/co_1"');
  expect(text).toContain('name="country" value="MX"');
  expect(text).toContain('<option value="Yucatán">Yucatán</option>');
  expect(text).toContain(messages.es.ask);
  expect(text).not.toContain('name="reference"');
});

test('shows each rate with its price and day, the first one picked, and the address they are for', () => {
  const place = ['Amsterdam 120', '06100 Cuauhtémoc'];
  const text = html({ rates: { results: [part], until }, place }, 'en');
  expect(text).toContain('<details open="">');
  expect(text).toContain('Amsterdam 120, 06100 Cuauhtémoc');
  expect(text).toMatch(/checked="" value="r1 s1"/);
  expect(text).not.toMatch(/checked="" value="r2 s1"/);
  expect(text).toContain('$123.00');
  expect(text).toContain('Arrives Monday, November 30');
  expect(text).toContain(messages.en.noDay);
  expect(text).toContain('12:40');
});

test('says which rate is chosen', () => {
  const text = html({ rates: { results: [part], until }, chosen: ['r2'] });
  expect(text).toContain('Envío por paquetería: DHL Express');
  expect(text).toMatch(/checked="" value="r2 s1"/);
});

test.each(['es', 'en'] as const)(
  'tells in %s why no courier carries it, and what does',
  (locale) => {
    const message = 'El servicio de paquetería tuvo un error. Inténtalo más tarde';
    const failed = { ...none, failure: { code: 'courier_failed', message } } as const;
    const text = html({ rates: { results: [failed], until: null }, place: ['Aquí 1'] }, locale);
    expect(text).toContain(message);
    expect(text).toContain('$99.00');
    const alone = { ...failed, fallback: null };
    expect(html({ rates: { results: [alone], until: null } }, locale)).toContain(
      messages[locale].noFallback,
    );
  },
);

test('names the suppliers where there are several', () => {
  const other = { ...part, supplier: 'st_foto', supplier_name: 'Lente <Norte>' };
  const text = html({ rates: { results: [part, other], until } });
  expect(text).toContain('Envío de Casa Raíz');
  expect(text).toContain('Envío de Lente &lt;Norte&gt;');
});

test('offers the buyer’s own addresses first', () => {
  const book = [{ id: 'ad_1', label: 'Sur 12, Centro', fields: {} }];
  const text = html({ book });
  expect(text).toContain('<option value="ad_1">Sur 12, Centro</option>');
  expect(text).toContain(messages.es.other);
});

test('a refused address stands open, as it was typed, with the reason', () => {
  const text = html({
    values: { route: 'Sur' },
    errors: { postal_code: 'Código postal inválido' },
  });
  expect(text).toContain('<details open="">');
  expect(text).toContain('value="Sur"');
  expect(text).toContain('id="f-postal_code-error"');
});

test('lets the buyer choose among several countries', () => {
  const text = html({
    countries: ['MX', 'US'],
    states: statesOf(['MX', 'US']),
    values: { country: 'US' },
  });
  expect(text).toMatch(/<select id="f-country"/);
  expect(text).toMatch(/<option value="US" selected/);
});
