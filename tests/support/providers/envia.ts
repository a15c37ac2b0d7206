/** Envia as its document describes it, with the label that a test buys. */
import { envia } from '../../../edge/providers/courier/envia/adapter.ts';
import { documentServer, type Says } from './document-server.ts';
import document from './envia/envia.json' with { type: 'json' };

export const KEYS = { api_token: 'envia_test_1', carriers: 'fedex' };
export const RATE = 'fedex__ground__0123456789ab';
export const NUMBER = '794912345678';
export const LABEL = `fedex:${NUMBER}`;

/** A rate as Envia writes it. */
export function rate(more: object = {}) {
  return {
    carrier: 'fedex',
    carrierDescription: 'FedEx',
    service: 'ground',
    serviceDescription: 'Nacional Económico ',
    deliveryEstimate: '2-5 días',
    deliveryDate: { date: '2026-02-01', dateDifference: 4, timeUnit: 'days', time: '23:59' },
    totalPrice: 174,
    currency: 'MXN',
    branches: [],
    ...more,
  };
}

/** Rates as Envia answers them. */
export const rates = (...data: readonly object[]) => ({
  status: 200,
  body: { meta: 'rate', data },
});

/** Envia's refusal, which comes with 200. */
export const refusal = (code: number) => ({
  status: 200,
  body: { meta: 'error', error: { code, description: 'no', message: 'Ana Pérez no' } },
});

/** A parcel as its tracking tells it. */
export const parcel = (status: string, trackingNumber = NUMBER) => ({
  status: 200,
  body: { meta: 'generaltrack', data: [{ trackingNumber, status }] },
});

/** The document's refusals since a test last asked. */
let refusals: readonly string[][] = [];
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/** @param says Envia's answer in place of the document's own */
export function setUp(says: Says = () => undefined, keys: Partial<typeof KEYS> = {}) {
  const server = documentServer([document], says);
  refusals = [...refusals, server.refused];
  const courier = envia({
    fetch: server.fetch,
    keys: { ...KEYS, ...keys },
    origin: 'https://envia.test',
  });
  return {
    courier,
    server,
    asked: server.asked,
    operations: () => server.asked.map((one) => one.operation),
  };
}
