import { afterEach, describe, expect, test } from 'vitest';
import { CARRIED, INPUT } from '../../../../tests/support/providers/shippo.ts';
import {
  KEYS,
  quotation,
  QUOTATION,
  RATE,
  rate,
  RATE_ID,
  refusedSince,
  setUp,
  shipment,
  waiting,
} from '../../../../tests/support/providers/skydropx.ts';
import { skydropx } from './adapter.ts';

const SIGN = 'POST /oauth/token';
const BEGIN = 'POST /quotations';
const LOOK = 'GET /quotations/{id}';
const BUY = 'POST /shipments';
const FOLLOW = 'GET /shipments/{id}';

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

describe('rates', () => {
  test('are looked at until their quotation is complete', async () => {
    const { courier, asked, operations, waits } = setUp();
    expect(await courier.rates(INPUT)).toEqual({
      ok: true,
      value: [
        {
          id: RATE,
          shipmentId: QUOTATION.replaceAll('-', ''),
          carrier: 'Estafeta',
          service: 'Terrestre',
          price: { amount: 16_240, currency: 'MXN' },
          days: 4,
        },
      ],
    });
    expect(operations()).toEqual([SIGN, BEGIN, LOOK]);
    expect(waits).toEqual([1_000]);
    expect(asked[0]?.body).toEqual({ grant_type: 'client_credentials', ...KEYS });
    expect(asked[1]?.headers.get('authorization')).toBe('Bearer tok');
    expect(asked[1]?.body).toMatchObject({
      quotation: {
        address_from: {
          country_code: 'MX',
          postal_code: '97000',
          area_level1: 'Yucatán',
          area_level2: 'Mérida',
          area_level3: 'Mérida',
          street1: 'Calle 60 412',
        },
        parcels: [{ length: 30, width: 20, height: 11, weight: 0.7 }],
      },
    });
  });

  test('name the neighbourhood of an address that has one', async () => {
    const { courier, asked } = setUp();
    await courier.rates({ ...INPUT, to: { ...INPUT.to, district: 'Roma Norte' } });
    expect(asked[1]?.body).toMatchObject({
      quotation: { address_to: { area_level3: 'Roma Norte' } },
    });
  });

  test('that are there when time is up are those that count', async () => {
    const { courier, operations } = setUp(({ operation }) =>
      operation === SIGN ? undefined : quotation([rate(), waiting()], false),
    );
    expect(await courier.rates(INPUT)).toMatchObject({ value: [{ id: RATE }] });
    expect(operations().filter((one) => one === LOOK)).toHaveLength(8);
  });

  test('that have not come when time is up are no answer', async () => {
    const { courier } = setUp(({ operation }) =>
      operation === SIGN ? undefined : quotation([waiting()], false),
    );
    expect(await courier.rates(INPUT)).toMatchObject({ error: { code: 'courier_unavailable' } });
  });

  test('come with the cheapest first', async () => {
    const { courier } = setUp(({ operation }) =>
      operation === BEGIN
        ? quotation(['200.00', '99.9', 1000].map((total) => rate({ total })))
        : undefined,
    );
    const found = await courier.rates(INPUT);
    expect(found.ok && found.value.map(({ price }) => price.amount)).toEqual([
      9_990, 20_000, 100_000,
    ]);
  });

  test.each([
    ['in another currency', rate({ currency_code: 'USD' })],
    ['without a price', rate({ total: null })],
    ['that is no amount', rate({ total: '1e3' })],
    ['of a carrier that has none', waiting()],
  ])('%s are none', async (_name, one) => {
    const { courier } = setUp(({ operation }) =>
      operation === BEGIN ? quotation([one]) : undefined,
    );
    expect(await courier.rates(INPUT)).toMatchObject({ error: { code: 'no_rates' } });
  });
});

describe('a label', () => {
  test('is bought by its rate, and made later', async () => {
    const { courier, asked, operations } = setUp();
    expect(await courier.label(RATE, '1042', CARRIED)).toEqual({
      ok: true,
      value: {
        id: 's1',
        state: 'pending',
        trackingNumber: null,
        trackingUrl: null,
        documents: [],
        journey: 'waiting',
        price: null,
      },
    });
    expect(operations()).toEqual([SIGN, BUY]);
    expect(asked[1]?.body).toMatchObject({
      shipment: {
        rate_id: RATE_ID,
        address_to: { name: 'Ana Pérez', reference: 'Depto. 3, 1042' },
        packages: [{ package_number: '1', declared_value: 500, weight: 0.7 }],
      },
    });
  });

  test.each([
    ['a rate of another courier', 'fedex__ground__0123456789ab', CARRIED],
    ['a store without an address', RATE, undefined],
  ])('of %s is refused before anybody is asked', async (_what, id, carried) => {
    const { courier, asked } = setUp();
    expect(await courier.label(id, '1042', carried)).toMatchObject({
      error: { code: 'courier_refused' },
    });
    expect(asked).toHaveLength(0);
  });

  test('that could not be made is not bought', async () => {
    const { courier } = setUp(({ operation }) =>
      operation === BUY ? shipment('error') : undefined,
    );
    expect(await courier.label(RATE, '1042', CARRIED)).toMatchObject({
      error: { code: 'courier_refused' },
    });
  });

  test('cannot be found by its rate: it says so, and asks nobody', async () => {
    const { courier, asked } = setUp();
    expect(courier.cannotFind).toBe(true);
    expect(await courier.find(RATE)).toEqual({ ok: true, value: null });
    expect(asked).toHaveLength(0);
  });
});

describe('a bought label', () => {
  const follow = (...given: Parameters<typeof shipment>) =>
    setUp(({ operation }) => (operation === FOLLOW ? shipment(...given) : undefined)).courier;
  const made = {
    tracking_number: '7949',
    tracking_url_provider: 'https://rastreo.example/7949',
    label_url: 'https://deliver.example/1.pdf',
  };

  test('has a number and a document for each package', async () => {
    const second = { ...made, label_url: 'https://deliver.example/2.pdf' };
    expect(await follow('success', [{}, made, second]).track('s1')).toMatchObject({
      value: {
        state: 'bought',
        trackingNumber: '7949',
        trackingUrl: made.tracking_url_provider,
        documents: [made.label_url, second.label_url],
      },
    });
  });

  test('has no document that comes without TLS from elsewhere', async () => {
    const unsafe = { ...made, label_url: 'http://deliver.example/1.pdf', tracking_url_provider: 7 };
    expect(await follow('success', [unsafe]).track('s1')).toMatchObject({
      value: { documents: [], trackingUrl: null },
    });
  });

  test.each([
    ['created', 'waiting'],
    ['picked_up', 'in_transit'],
    ['last_mile', 'in_transit'],
    ['delivery_attempt', 'failed'],
    ['delivered', 'delivered'],
    ['in_return', 'returned'],
    ['a word of tomorrow', 'waiting'],
  ])('whose package is %s is %s', async (tracking_status, journey) => {
    const courier = follow('success', [{ ...made, tracking_status }]);
    expect(await courier.track('s1')).toMatchObject({ value: { journey } });
  });

  test.each([
    ['canceled', { value: { state: 'canceled' } }],
    ['cancelled', { value: { state: 'canceled' } }],
    ['in_progress', { value: { state: 'pending' } }],
    ['error', { error: { code: 'label_not_found' } }],
  ])('of a shipment that is %s', async (status, told) => {
    expect(await follow(status).track('s1')).toMatchObject(told);
  });

  test('is given back on Skydropx’s own pages', async () => {
    const { courier, asked } = setUp();
    expect(await courier.cancel('s1')).toMatchObject({ error: { code: 'courier_refused' } });
    expect(courier.readEvent({ label: 's1' })).toBeUndefined();
    expect(asked).toHaveLength(0);
  });
});

test('keys are tried by signing in, and a refusal is told by its status', async () => {
  const wired = setUp();
  expect(await wired.courier.check()).toEqual({ ok: true, value: null });
  expect(wired.operations()).toEqual([SIGN]);
  const fetch = async () => Response.json({ message: 'Ana Pérez' }, { status: 401 });
  expect(await skydropx({ fetch, keys: KEYS }).check()).toEqual({
    ok: false,
    error: { code: 'courier_refused', message: '401' },
  });
});
