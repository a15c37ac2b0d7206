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
    hasBranches: false,
    branches: null,
    branchFailures: [],
    branchStates: [],
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

const near = { administrative_area_level_1: 'Buenos Aires', postal_code: '7003' };
const tandil = {
  id: 'B0005',
  name: 'Tandil <Centro>',
  street: 'Rodríguez 630',
  locality: 'Tandil',
  state: 'Buenos Aires',
  postal_code: 'B7000AAA',
  country: 'AR',
  hours: ['10:00–18:00', '10:00–18:00', null, null, null, '09:00–13:00', null],
  distance_km: 0,
};
const withBranches = { hasBranches: true, branchStates: statesOf(['AR'])['AR'] ?? [] };
const found = {
  near,
  results: [
    {
      supplier: 'st_casa',
      supplier_name: 'Casa Raíz',
      branches: [tandil, { ...tandil, id: 'B0009', name: 'Azul', distance_km: 88 }],
      failure: null,
    },
  ],
};

test('asks for branches only where some part can go to one', () => {
  expect(html()).not.toContain(messages.es.branchTitle);
  const text = html(withBranches);
  expect(text).toContain(messages.es.branchTitle);
  expect(text).toContain('<option value="Tucumán">');
  expect(text).not.toContain('name="agency"');
});

test('shows the branches, the nearest chosen, with their days and about how far they are', () => {
  const text = html({ ...withBranches, branches: found });
  expect(text).toContain('Sucursales cerca del código postal 7003');
  expect(text).toContain('Tandil &lt;Centro&gt;');
  expect(text).toContain('Rodríguez 630, Tandil B7000AAA');
  expect(text).toContain('lun–mar 10:00–18:00 · sáb 09:00–13:00');
  expect(text).toContain(messages.es.veryNear);
  expect(text).toContain('a unos 88 km');
  expect(text).toMatch(/value="B0005"[^>]*checked|checked[^>]*value="B0005"/);
  expect(text).toContain('value="7003"');
});

test('says why there are no branches, and what is wrong with the postal code', () => {
  const failure = 'No hay sucursales';
  const text = html({ ...withBranches, branchFailures: [failure], errors: { near_code: 'Mal' } });
  expect(text).toContain(failure);
  expect(text).toContain('id="f-near_code-error"');
  // The form of an address is another one.
  expect(text).not.toContain('id="f-postal_code-error"');
});

test('a rate to a branch says which', () => {
  const { name, id, street, locality, state, postal_code, country } = tandil;
  const branch = { id, name, street, locality, state, postal_code, country };
  const rates = { results: [{ ...part, rates: [{ ...part.rates[0]!, branch }] }], until };
  expect(html({ ...withBranches, branches: found, rates })).toContain(
    'Recoges en la sucursal Tandil &lt;Centro&gt;',
  );
});
