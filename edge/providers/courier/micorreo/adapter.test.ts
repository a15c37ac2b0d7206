import { afterEach, describe, expect, test } from 'vitest';
import {
  refusedSince,
  setUp,
  TO_BRANCH,
  TO_DOOR,
} from '../../../../tests/support/providers/micorreo.ts';

const SIGN = 'POST /token';
const LOOK = 'GET /shipping/tracking';
const IMPORT = 'POST /shipping/import';
const RATE = `CP_S_${'a'.repeat(32)}`;

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

const agency = (more: object) => ({
  code: 'B0108',
  name: 'Tandil',
  status: 'ACTIVE',
  location: { address: { streetName: 'Rodríguez', streetNumber: '630', locality: 'Tandil' } },
  ...more,
});

describe('branches', () => {
  test('are those of the province, with their days and their place', async () => {
    const { courier, asked, operations } = setUp();
    expect(await courier.branches?.({ state: 'buenos aires', country: 'AR' })).toEqual({
      ok: true,
      value: [
        {
          id: 'B0107',
          name: 'Monte Grande',
          street: 'Vicente Lopez 448',
          locality: 'Monte Grande',
          state: 'buenos aires',
          postalCode: 'B1842ZAB',
          country: 'AR',
          hours: ['09:30–18:00', ...Array<string>(4).fill('10:00–18:00'), null, null],
          at: { latitude: -34.819_399_97, longitude: -58.467_476_15 },
        },
      ],
    });
    expect(operations()).toEqual([SIGN, 'GET /agencies']);
    const basic = asked[0]?.headers.get('authorization')?.split(' ')[1] ?? '';
    expect(Buffer.from(basic, 'base64').toString()).toBe('lirio:clave ñ');
    expect(asked[1]?.headers.get('authorization')).toBe('Bearer eyJ0eXAi');
  });

  test('are left out where they are closed, or give no parcels out', async () => {
    const body = [
      agency({ status: 'INACTIVE' }),
      agency({ services: { pickupAvailability: false } }),
      agency({ code: 'B0109', name: 'Azul', hours: { monday: { start: 'x', end: '1800' } } }),
    ];
    const { courier } = setUp([], ({ operation }) =>
      operation === 'GET /agencies' ? { status: 200, body } : undefined,
    );
    const listed = await courier.branches?.({ state: 'Buenos Aires', country: 'AR' });
    expect(listed).toMatchObject({
      value: [{ id: 'B0109', at: null, hours: Array<null>(7).fill(null) }],
    });
  });

  test('of a state that is no province there are none, and nobody is asked', async () => {
    const { courier, asked } = setUp();
    expect(await courier.branches?.({ state: 'Yucatán', country: 'MX' })).toEqual({
      ok: true,
      value: [],
    });
    expect(asked).toHaveLength(0);
  });
});

describe('rates', () => {
  test.each([
    ['D', TO_DOOR, 49_806],
    ['S', TO_BRANCH, 39_806],
  ])('%s are asked for by whole centimetres and grams', async (way, input, amount) => {
    const { courier, asked } = setUp();
    const answered = await courier.rates(input);
    expect(answered).toMatchObject({
      value: [
        {
          id: expect.stringMatching(new RegExp(`^CP_${way}_[0-9a-f]{32}$`)),
          shipmentId: expect.stringMatching(/^[0-9a-f]{32}$/),
          carrier: 'Correo Argentino',
          service: 'Clasico',
          price: { amount, currency: 'ARS' },
          days: 5,
        },
      ],
    });
    expect(asked[1]?.body).toEqual({
      customerId: '0000550997',
      postalCodeOrigin: '1065',
      postalCodeDestination: '7000',
      deliveredType: way,
      dimensions: { weight: 700, height: 11, width: 20, length: 31 },
    });
  });

  test.each([
    ['another currency', { ...TO_DOOR, currency: 'MXN' }],
    ['several parcels', { ...TO_DOOR, parcels: [...TO_DOOR.parcels, ...TO_DOOR.parcels] }],
  ])('for %s there are none', async (_what, input) => {
    const { courier, asked } = setUp();
    expect(await courier.rates(input)).toMatchObject({ error: { code: 'no_rates' } });
    expect(asked).toHaveLength(0);
  });
});

describe('a label', () => {
  test('is a parcel that is imported for its branch, and looked for before', async () => {
    const { courier, asked, operations } = setUp();
    const label = await courier.label(RATE, '1042', TO_BRANCH);
    expect(label).toMatchObject({
      value: { id: RATE, state: 'bought', trackingNumber: null, documents: [], journey: 'waiting' },
    });
    expect(operations()).toEqual([SIGN, LOOK, IMPORT]);
    expect(asked[2]?.body).toMatchObject({
      extOrderId: RATE,
      orderNumber: '1042',
      recipient: { name: 'Ana Pérez', email: 'lirio@example.com' },
      shipping: { deliveryType: 'S', agency: 'B0107', declaredValue: 12_500.5, weight: 700 },
    });
    expect(asked[2]?.body).not.toHaveProperty('shipping.address');
  });

  test('to a door goes with its address', async () => {
    const { courier, asked } = setUp();
    await courier.label(RATE, '1042', TO_DOOR);
    expect(asked[2]?.body).toMatchObject({
      shipping: { deliveryType: 'D', agency: null, address: { provinceCode: 'B', city: 'Tandil' } },
    });
  });

  const known = (event: string) => ({ trackingNumber: 'SX1', events: [{ event, date: '' }] });

  test('that stands already is not imported again', async () => {
    const { courier, operations } = setUp([known('PREIMPOSICION')]);
    expect(await courier.label(RATE, '1042', TO_BRANCH)).toMatchObject({
      value: { trackingNumber: 'SX1', journey: 'waiting' },
    });
    expect(operations()).toEqual([SIGN, LOOK]);
  });

  test.each([
    ['PREIMPOSICION', 'waiting'],
    ['LLEGADA AL CENTRO DE PROCESAMIENTO', 'in_transit'],
    ['NO ENTREGADO - INTENTO', 'failed'],
    ['ENTREGADO', 'delivered'],
    ['DEVOLUCION AL REMITENTE', 'returned'],
  ])('after %s is %s', async (event, journey) => {
    const { courier } = setUp([known(event)]);
    expect(await courier.track(RATE)).toMatchObject({ value: { id: RATE, journey } });
  });

  test('is as far as its latest event, whatever their order', async () => {
    const events = [
      { event: 'ENTREGADO', date: '02-09-2024 09:10' },
      { event: 'PREIMPOSICION', date: '28-08-2024 10:33' },
      { event: 'EN CAMINO', date: '01-09-2024 23:59' },
    ];
    const { courier } = setUp([{ trackingNumber: 'SX1', events }]);
    expect(await courier.track(RATE)).toMatchObject({ value: { journey: 'delivered' } });
  });

  test('that nobody has imported is none', async () => {
    expect(await setUp().courier.find(RATE)).toEqual({ ok: true, value: null });
  });

  test('is given back and printed on its courier’s own pages', async () => {
    const { courier, asked } = setUp();
    expect(await courier.cancel(RATE)).toMatchObject({ error: { code: 'courier_refused' } });
    expect(await courier.paper('x')).toMatchObject({ error: { code: 'courier_refused' } });
    expect(courier.readEvent({ label: RATE })).toBeUndefined();
    expect(asked).toHaveLength(0);
  });
});

test('a refusal is told by its status, and never by its words', async () => {
  const body = { code: '402', message: 'Ana Pérez no existe' };
  const { courier } = setUp([], ({ operation }) =>
    operation === SIGN ? undefined : { status: 402, body },
  );
  const error = { code: 'courier_refused', message: '402' };
  expect(await courier.check()).toEqual({ ok: false, error });
  expect(await courier.rates(TO_DOOR)).toEqual({ ok: false, error });
});
