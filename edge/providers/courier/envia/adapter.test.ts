import { afterEach, describe, expect, test } from 'vitest';
import {
  LABEL,
  NUMBER,
  parcel,
  RATE,
  rate,
  rates,
  refusal,
  refusedSince,
  setUp,
} from '../../../../tests/support/providers/envia.ts';
import { CARRIED, INPUT } from '../../../../tests/support/providers/shippo.ts';
import { envia, faultOfEnvia } from './adapter.ts';

const BUY = 'POST /ship/generate/';
const TRACK = 'POST /ship/generaltrack/';

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

test('the document refuses parcels without measures: it checks what is sent', async () => {
  const { server } = setUp();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ origin: {}, destination: {}, packages: [], shipment: {} }),
  };
  await expect(server.fetch('https://envia.test/ship/rate/', init)).rejects.toThrow('packages');
  expect(refusedSince()).toHaveLength(1);
});

describe('rates', () => {
  test('are asked for in kilograms and centimetres, under the account’s key', async () => {
    const { courier, asked } = setUp();
    expect(await courier.rates(INPUT)).toEqual({
      ok: true,
      value: [
        {
          id: expect.stringMatching(/^fedex__ground__[0-9a-f]{12}$/),
          shipmentId: expect.stringMatching(/^[0-9a-f]{32}$/),
          carrier: 'FedEx',
          service: 'FedEx Nacional Económico',
          price: { amount: 17_400, currency: 'MXN' },
          days: 4,
        },
      ],
    });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer envia_test_1');
    expect(asked[0]?.body).toMatchObject({
      origin: { name: 'Lirio', street: 'Calle 60', number: '412', postalCode: '97000' },
      destination: { name: 'Ana Pérez', reference: 'Depto. 3', postalCode: '06700' },
      packages: [
        {
          weight: 0.7,
          weightUnit: 'KG',
          lengthUnit: 'CM',
          dimensions: { length: 30, width: 20, height: 11 },
        },
      ],
      shipment: { carrier: 'fedex' },
      settings: { currency: 'MXN' },
    });
  });

  test('are asked of each carrier of the account, and come with the cheapest first', async () => {
    const { courier, asked } = setUp(
      ({ body }) => {
        const { carrier } = (body as { shipment: { carrier: string } }).shipment;
        if (carrier === 'ups') return refusal(1101);
        if (carrier === 'redpack') return { status: 503 };
        return rates(
          rate({ carrier, totalPrice: carrier === 'dhl' ? 99.9 : 200 }),
          rate({ carrier, service: 'express', totalPrice: 1000.5 }),
        );
      },
      { carriers: 'FedEx, dhl ups;redpack dhl' },
    );
    const found = await courier.rates(INPUT);
    expect(found.ok && found.value.map(({ price }) => price.amount)).toEqual([
      9_990, 20_000, 100_050, 100_050,
    ]);
    expect(asked).toHaveLength(4);
  });

  test.each([
    ['in another currency', rates(rate({ currency: 'USD' })), 'no_rates'],
    ['without a name that can be bought', rates(rate({ service: 'a b' })), 'no_rates'],
    ['with a name that is too long', rates(rate({ service: 'x'.repeat(60) })), 'no_rates'],
    ['of nobody', rates(), 'no_rates'],
    ['to a place that the carrier does not serve', refusal(1101), 'no_rates'],
    ['under a wrong key', { status: 401, body: { meta: 'error' } }, 'courier_refused'],
    ['under a wrong key, with 200', refusal(401), 'courier_refused'],
    ['of a carrier that is down', { status: 503 }, 'courier_unavailable'],
  ])('%s', async (_name, answer, code) => {
    expect(await setUp(() => answer).courier.rates(INPUT)).toMatchObject({ error: { code } });
  });

  test.each([
    [undefined, null],
    [{ dateDifference: 5, timeUnit: 'hours' }, null],
    [{ dateDifference: 'soon' }, null],
    [{ dateDifference: 1, timeUnit: 'day' }, 1],
  ])('that arrive by %j take %j days', async (deliveryDate, days) => {
    const { courier } = setUp(() => rates(rate({ deliveryDate })));
    expect(await courier.rates(INPUT)).toMatchObject({ value: [{ days }] });
  });
});

describe('a label', () => {
  test('is bought by its rate’s carrier and service, in one call', async () => {
    const { courier, asked, operations } = setUp();
    expect(await courier.label(RATE, '1042', CARRIED)).toEqual({
      ok: true,
      value: {
        id: LABEL,
        state: 'bought',
        trackingNumber: NUMBER,
        trackingUrl: `https://test.envia.com/rastreo?label=${NUMBER}`,
        documents: ['https://s3.example/label.pdf'],
        journey: 'waiting',
        price: { amount: 17_400, currency: 'MXN' },
      },
    });
    expect(operations()).toEqual([BUY]);
    expect(asked[0]?.body).toMatchObject({
      packages: [{ declaredValue: 500 }],
      shipment: { carrier: 'fedex', service: 'ground' },
      settings: { printFormat: 'PDF', comments: '1042' },
    });
  });

  const made = (more: object) => ({
    trackingNumber: NUMBER,
    trackUrl: null,
    label: 'https://s3.example/1.pdf',
    totalPrice: 22.92,
    currency: 'USD',
    ...more,
  });

  test('of several parcels has a document for each, and costs all of them', async () => {
    const data = [made({}), made({ trackingNumber: '2', label: 'https://s3.example/2.pdf' })];
    const { courier } = setUp(() => ({ status: 200, body: { meta: 'generate', data } }));
    expect(await courier.label(RATE, '1042', CARRIED)).toMatchObject({
      value: {
        documents: ['https://s3.example/1.pdf', 'https://s3.example/2.pdf'],
        trackingUrl: null,
        price: { amount: 4_584, currency: 'USD' },
      },
    });
  });

  test('has no document that comes without TLS from elsewhere', async () => {
    const data = [made({ label: 'http://s3.example/1.pdf', trackUrl: 'http://t.example/1' })];
    const { courier } = setUp(() => ({ status: 200, body: { meta: 'generate', data } }));
    expect(await courier.label(RATE, '1042', CARRIED)).toMatchObject({
      value: { documents: [], trackingUrl: null },
    });
  });

  test('cannot be found by its rate: it says so, and asks nobody', async () => {
    const { courier, asked } = setUp();
    expect(courier.cannotFind).toBe(true);
    expect(await courier.find(RATE)).toEqual({ ok: true, value: null });
    expect(asked).toHaveLength(0);
  });

  test.each([
    ['a rate of another courier', 'ec9f0d3adc9441449c85d315f0997fd5', CARRIED],
    ['a rate with more in it', `${RATE}__1`, CARRIED],
    ['a store without an address', RATE, undefined],
  ])('of %s is refused before anybody is asked', async (_what, id, carried) => {
    const { courier, asked } = setUp();
    expect(await courier.label(id, '1042', carried)).toMatchObject({
      error: { code: 'courier_refused' },
    });
    expect(asked).toHaveLength(0);
  });

  test('that Envia refuses is told by its code, never by its words', async () => {
    const error = { code: 'courier_refused', message: '1129' };
    expect(await setUp(() => refusal(1129)).courier.label(RATE, '1042', CARRIED)).toEqual({
      ok: false,
      error,
    });
  });
});

describe('a bought label', () => {
  test.each([
    ['Created', 'waiting'],
    ['Information', 'waiting'],
    ['Picked Up', 'in_transit'],
    ['In transit', 'in_transit'],
    ['En tránsito', 'in_transit'],
    ['Out for Delivery', 'in_transit'],
    ['Delivery attempt', 'failed'],
    ['No entregado', 'failed'],
    ['Undeliverable', 'failed'],
    ['Delivered', 'delivered'],
    ['Entregado', 'delivered'],
    ['Returned to sender', 'returned'],
    ['A word of tomorrow', 'waiting'],
  ])('that is “%s” is %s', async (status, journey) => {
    const { courier, asked } = setUp(() => parcel(status));
    expect(await courier.track(LABEL)).toMatchObject({
      value: { id: LABEL, state: 'bought', trackingNumber: NUMBER, journey, documents: [] },
    });
    expect(asked[0]?.body).toEqual({ trackingNumbers: [NUMBER] });
  });

  test('that was given back on Envia’s own pages is canceled', async () => {
    const { courier } = setUp(() => parcel('Canceled'));
    expect(await courier.track(LABEL)).toMatchObject({ value: { state: 'canceled' } });
  });

  test.each([
    ['of another number', LABEL, parcel('Delivered', '1'), [TRACK]],
    ['of no carrier', 'nothing', undefined, []],
  ])('%s is not found', async (_what, id, answer, operations) => {
    const wired = setUp(() => answer);
    expect(await wired.courier.track(id)).toMatchObject({ error: { code: 'label_not_found' } });
    expect(wired.operations()).toEqual(operations);
  });

  test.each([
    [undefined, 'canceled'],
    [refusal(1115), 'canceled'],
  ])('is given back by carrier and number, and stays so', async (answer, value) => {
    const { courier, asked } = setUp(() => answer);
    expect(await courier.cancel(LABEL)).toEqual({ ok: true, value });
    expect(asked[0]?.body).toEqual({ carrier: 'fedex', trackingNumber: NUMBER });
  });

  test('that was used is not taken back', async () => {
    expect(await setUp(() => refusal(1116)).courier.cancel(LABEL)).toEqual({
      ok: false,
      error: { code: 'courier_refused', message: '1116' },
    });
    expect(await setUp().courier.cancel('nothing')).toMatchObject({
      error: { code: 'label_not_found' },
    });
  });

  test('is printed at the address that came with it, without the key', async () => {
    const seen: Headers[] = [];
    const fetch = async (_url: unknown, init?: RequestInit) => {
      seen.push(new Headers(init?.headers));
      return new Response('%PDF-1.4');
    };
    const courier = envia({ fetch, keys: {} });
    expect(await courier.paper('https://s3.example/1.pdf')).toMatchObject({ ok: true });
    expect(seen[0]?.has('authorization')).toBe(false);
  });
});

test.each([
  ['rates', rates(rate()), true],
  ['no rates', refusal(1101), true],
  ['that nobody is known by it', refusal(401), false],
  ['401', { status: 401, body: { meta: 'error' } }, false],
])('a key is tried by a question that costs nothing: %s', async (_what, answer, isGood) => {
  const { courier, operations } = setUp(() => answer);
  expect((await courier.check()).ok).toBe(isGood);
  expect(operations()).toEqual(['POST /ship/rate/']);
  expect(courier.readEvent({ label: LABEL })).toBeUndefined();
});

test.each([
  ['fedex, dhl', undefined],
  ['', 'carriers'],
  ['fed ex/', 'carriers'],
  ['a b c d e f g', 'carriers'],
])('carriers “%s” are wrong by the key %s', (carriers, wrong) => {
  expect(faultOfEnvia({ api_token: 't', carriers })).toBe(wrong);
});

test('a place without a receiver is sent with words in their place', async () => {
  const { courier, asked } = setUp();
  await courier.rates({ ...INPUT, to: { ...INPUT.to, name: '', phone: '' } });
  expect(asked[0]?.body).toMatchObject({
    destination: { name: 'Sin nombre', phone: '0000000000' },
  });
});
