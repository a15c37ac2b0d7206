import { afterEach, describe, expect, test } from 'vitest';
import { shippo } from './adapter.ts';
import {
  BOUGHT,
  CARRIED,
  INPUT,
  LABEL,
  RATE,
  rate,
  refusedSince,
  setUp,
  SHIPMENT,
  shipment,
} from '../../../../tests/support/providers/shippo.ts';

const BUY = 'POST /transactions';
const LOOK = 'GET /transactions';

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

test('the document refuses a shipment without its receiver: it checks what is sent', async () => {
  const { server } = setUp();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address_from: { country: 'MX' }, parcels: [] }),
  };
  await expect(server.fetch('https://shippo.test/shipments', init)).rejects.toThrow('address_to');
  expect(refusedSince()).toHaveLength(1);
});

describe('rates', () => {
  test('are asked for by addresses and parcels, under the account’s key', async () => {
    const { courier, asked } = setUp();
    expect(await courier.rates(INPUT)).toEqual({
      ok: true,
      value: [
        {
          id: RATE,
          shipmentId: SHIPMENT,
          carrier: 'Estafeta',
          service: 'Terrestre',
          price: { amount: 12_950, currency: 'MXN' },
          days: 3,
        },
      ],
    });
    expect(asked[0]?.headers.get('authorization')).toBe('ShippoToken shippo_test_1');
    expect(asked[0]?.body).toMatchObject({
      address_from: { name: 'Lirio', street1: 'Calle 60 412', zip: '97000', country: 'MX' },
      address_to: { name: 'Ana Pérez', street2: 'Depto. 3', zip: '06700' },
      parcels: [
        {
          length: '300',
          width: '200',
          height: '105',
          distance_unit: 'mm',
          weight: '700',
          mass_unit: 'g',
        },
      ],
      async: false,
    });
  });

  test('come with the cheapest first', async () => {
    const rates = ['200.00', '99.90', '1000.00'].map((amount) => rate({ amount }));
    const { courier } = setUp([], () => shipment(rates));
    const found = await courier.rates(INPUT);
    expect(found.ok && found.value.map(({ price }) => price.amount)).toEqual([
      9_990, 20_000, 100_000,
    ]);
  });

  const usd = { amount: '7.00', currency: 'USD' };
  test.each([
    ['in the receiver’s currency', rate(usd), 12_950],
    ['in another currency alone', rate({ ...usd, currency_local: 'USD' }), undefined],
    ['that is negative', rate({ amount: '-1.00' }), undefined],
    ['that is no amount', rate({ amount: '1e3' }), undefined],
    ['for nothing', rate({ amount: '0.00' }), 0],
  ])('a price %s', async (_name, one, amount) => {
    const found = await setUp([], () => shipment([one])).courier.rates(INPUT);
    if (amount === undefined) expect(found).toMatchObject({ error: { code: 'no_rates' } });
    else expect(found).toMatchObject({ value: [{ price: { amount, currency: 'MXN' } }] });
  });

  test('that no courier has, and addresses that Shippo refuses', async () => {
    const none = setUp([], () => shipment([], 'ERROR'));
    expect(await none.courier.rates(INPUT)).toMatchObject({ error: { code: 'no_rates' } });
    const refused = setUp([], () => ({ status: 400, body: { address_to: ['no such zip'] } }));
    expect(await refused.courier.rates(INPUT)).toEqual({
      ok: false,
      error: { code: 'courier_refused', message: '400' },
    });
  });
});

describe('label', () => {
  const value = {
    id: LABEL,
    state: 'bought',
    trackingNumber: BOUGHT.tracking_number,
    trackingUrl: BOUGHT.tracking_url_provider,
    documents: [BOUGHT.label_url],
    journey: 'waiting',
    price: null,
  };

  test('is bought once, however often it is asked for', async () => {
    const { courier, asked, operations } = setUp();
    expect(await courier.label(RATE, '1042', CARRIED)).toEqual({ ok: true, value });
    expect(await courier.label(RATE, '1042', CARRIED)).toEqual({ ok: true, value });
    expect(operations()).toEqual([LOOK, BUY, LOOK, LOOK]);
    expect(asked[1]?.body).toEqual({
      rate: RATE,
      async: false,
      label_file_type: 'PDF',
      metadata: '1042',
    });
  });

  test('is not bought again after a lost answer', async () => {
    const lost = setUp([], ({ operation }) => {
      if (operation !== BUY) return undefined;
      lost.kept.push({ ...BOUGHT });
      return { status: 502, body: {} };
    });
    expect(await lost.courier.label(RATE, '1042', CARRIED)).toMatchObject({
      error: { code: 'courier_unavailable' },
    });
    expect(await lost.courier.label(RATE, '1042', CARRIED)).toEqual({ ok: true, value });
    expect(lost.operations().filter((one) => one === BUY)).toHaveLength(1);
  });

  test('is not bought where nobody knows whether it is bought already', async () => {
    const down = setUp([], ({ operation }) =>
      operation === LOOK ? { status: 503, body: {} } : undefined,
    );
    expect(await down.courier.label(RATE, '1042', CARRIED)).toMatchObject({
      error: { code: 'courier_unavailable' },
    });
    expect(down.operations()).toEqual([LOOK]);
  });

  test('of several parcels has a document for each', async () => {
    const second = { ...BOUGHT, object_id: 'second', label_url: 'https://deliver.example/2.pdf' };
    const { courier, operations } = setUp([{ ...BOUGHT }, second]);
    expect(await courier.label(RATE, '1042', CARRIED)).toMatchObject({
      value: { documents: [BOUGHT.label_url, second.label_url] },
    });
    expect(operations()).toEqual([LOOK]);
  });

  test('that the courier refuses is not bought, and may be tried again', async () => {
    const tried = { object_id: 'tried', status: 'ERROR', messages: [{ code: 'expired_rate' }] };
    const refused = setUp([tried], ({ operation }) =>
      operation === BUY ? { status: 201, body: tried } : undefined,
    );
    expect(await refused.courier.label(RATE, '1042', CARRIED)).toEqual({
      ok: false,
      error: { code: 'courier_refused', message: 'expired_rate' },
    });
    expect(await setUp([tried]).courier.label(RATE, '1042', CARRIED)).toMatchObject({
      value: { id: LABEL, state: 'bought' },
    });
  });
});

describe('a rate’s label', () => {
  test('is found without being bought', async () => {
    const { courier, operations } = setUp();
    expect(await courier.find(RATE)).toEqual({ ok: true, value: null });
    expect(operations()).toEqual([LOOK]);
    expect(await setUp([{ ...BOUGHT }]).courier.find(RATE)).toMatchObject({
      value: { id: LABEL, state: 'bought' },
    });
    const tried = setUp([{ object_id: 'tried', status: 'ERROR' }]);
    expect(await tried.courier.find(RATE)).toEqual({ ok: true, value: null });
  });

  test.each([
    [
      { amount: '140.00', currency: 'MXN' },
      { amount: 14_000, currency: 'MXN' },
    ],
    [{ amount: '-1', currency: 'MXN' }, null],
    [RATE, null],
  ])('that was charged as %j costs %j', async (charged, price) => {
    const { courier } = setUp([], ({ operation }) =>
      operation === BUY ? { status: 201, body: { ...BOUGHT, rate: charged } } : undefined,
    );
    expect(await courier.label(RATE, '1042', CARRIED)).toMatchObject({
      ok: true,
      value: { price },
    });
  });
});

describe('track', () => {
  test.each([
    [{ status: 'QUEUED' }, { state: 'pending', trackingNumber: null, documents: [] }],
    [{ status: 'WAITING', tracking_number: '', label_url: '' }, { trackingNumber: null }],
    [
      { status: 'SUCCESS', tracking_status: 'UNKNOWN' },
      { state: 'bought', journey: 'waiting' },
    ],
    [{ status: 'SUCCESS', tracking_status: 'TRANSIT' }, { journey: 'in_transit' }],
    [{ status: 'SUCCESS', tracking_status: 'DELIVERED' }, { journey: 'delivered' }],
    [{ status: 'SUCCESS', tracking_status: 'RETURNED' }, { journey: 'returned' }],
    [{ status: 'SUCCESS', tracking_status: 'FAILURE' }, { journey: 'failed' }],
    [{ status: 'REFUNDPENDING' }, { state: 'canceling' }],
    [{ status: 'REFUNDED' }, { state: 'canceled' }],
    [{ status: 'REFUNDREJECTED' }, { state: 'bought' }],
  ])('reads %j', async (kept, value) => {
    const { courier } = setUp([{ object_id: LABEL, ...kept }]);
    expect(await courier.track(LABEL)).toMatchObject({ ok: true, value });
  });

  test('does not lead to a script', async () => {
    const scripted = { ...BOUGHT, label_url: 'javascript:alert(1)' };
    expect(await setUp([scripted]).courier.track(LABEL)).toMatchObject({
      error: { code: 'courier_unavailable' },
    });
  });

  test('leads to pages without TLS at the account’s own origin alone', async () => {
    const plain = { ...BOUGHT, label_url: 'http://shippo.local/1.pdf' };
    const own = await setUp([plain]).courier.track(LABEL);
    expect(own).toMatchObject({
      value: { documents: [], trackingUrl: BOUGHT.tracking_url_provider },
    });
    const body = JSON.stringify(plain);
    const sandbox = shippo({
      fetch: async () => new Response(body),
      token: 't',
      origin: 'http://shippo.local/shippo',
    });
    expect(await sandbox.track(LABEL)).toMatchObject({ value: { documents: [plain.label_url] } });
  });

  test('knows no label of another account, nor one that was never made', async () => {
    expect(await setUp().courier.track('other')).toMatchObject({
      error: { code: 'courier_refused' },
    });
    expect(await setUp([{ object_id: LABEL, status: 'ERROR' }]).courier.track(LABEL)).toMatchObject(
      { error: { code: 'label_not_found' } },
    );
  });
});

describe('cancel', () => {
  test.each([
    ['SUCCESS', { ok: true, value: 'canceled' }],
    ['QUEUED', { ok: true, value: 'pending' }],
    ['PENDING', { ok: true, value: 'pending' }],
    ['ERROR', { ok: false, error: { code: 'courier_refused', message: 'ERROR' } }],
  ])('that is %s', async (status, said) => {
    const { courier, asked } = setUp([{ ...BOUGHT }], ({ operation }) =>
      operation === 'POST /refunds' ? { status: 201, body: { status } } : undefined,
    );
    expect(await courier.cancel(LABEL)).toEqual(said);
    expect(asked.at(-1)?.body).toEqual({ transaction: LABEL, async: false });
  });

  test.each([
    ['REFUNDED', 'canceled'],
    ['REFUNDPENDING', 'pending'],
  ])('of a label that is %s asks for nothing', async (status, value) => {
    const { courier, operations } = setUp([{ ...BOUGHT, status }]);
    expect(await courier.cancel(LABEL)).toEqual({ ok: true, value });
    expect(operations()).toEqual(['GET /transactions/{TransactionId}']);
  });
});

test('a wrong key is told from a courier that is down', async () => {
  expect(await setUp().courier.check()).toEqual({ ok: true, value: null });
  const wrong = setUp([], () => ({ status: 400, body: { detail: 'Invalid token' } }));
  expect(await wrong.courier.check()).toMatchObject({ error: { code: 'courier_refused' } });
});
