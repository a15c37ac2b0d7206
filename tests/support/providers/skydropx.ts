/** Skydropx Pro as its document describes it, with the quotation that a test begins. */
import { skydropx } from '../../../edge/providers/courier/skydropx/adapter.ts';
import { documentServer, type Says } from './document-server.ts';
import document from './skydropx/skydropx.json' with { type: 'json' };

export const KEYS = { client_id: 'lirio', client_secret: 'skydropx_test_1' };
export const RATE = '0b1d4c5e000040008000000000000001';
export const RATE_ID = '0b1d4c5e-0000-4000-8000-000000000001';
export const QUOTATION = '9c1d4c5e-0000-4000-8000-000000000002';

/** A rate as Skydropx writes it. */
export function rate(more: object = {}) {
  return {
    success: true,
    id: RATE_ID,
    provider_name: 'estafeta',
    provider_service_name: 'Terrestre',
    status: 'price_found_internal',
    currency_code: 'MXN',
    amount: '140.0',
    total: '162.40',
    days: 4,
    ...more,
  };
}

/** A carrier that has not answered yet. */
export const waiting = () =>
  rate({ success: false, status: 'pending', currency_code: null, total: null, days: null });

/** A quotation as Skydropx answers it. */
export const quotation = (rates: readonly object[], is_completed = true) => ({
  status: 200,
  body: { id: QUOTATION, is_completed, rates },
});

/** A shipment as Skydropx answers it, with its packages. */
export const shipment = (workflow_status: string, packages: readonly object[] = []) => ({
  status: 200,
  body: {
    data: { id: 's1', type: 'shipments', attributes: { workflow_status } },
    included: packages.map((attributes) => ({ id: 'p1', type: 'package', attributes })),
  },
});

/** The document's refusals since a test last asked. */
let refusals: readonly string[][] = [];
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/** @param says Skydropx's answer in place of the document's own */
export function setUp(says: Says = () => undefined) {
  const server = documentServer([document], says);
  refusals = [...refusals, server.refused];
  const waits: number[] = [];
  const courier = skydropx({
    fetch: server.fetch,
    keys: KEYS,
    origin: 'https://skydropx.test',
    wait: async (ms) => void waits.push(ms),
  });
  return {
    courier,
    waits,
    asked: server.asked,
    operations: () => server.asked.map((one) => one.operation),
  };
}
