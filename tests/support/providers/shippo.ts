/** Shippo as its own document describes it, with the labels that a test buys. */
import { shippo } from '../../../edge/providers/courier/shippo/adapter.ts';
import type { Carried, Place, RatesInput } from '../../../edge/providers/courier/port.ts';
import { documentServer, type Says } from './document-server.ts';
import document from './shippo/shipments.json' with { type: 'json' };

export const RATE = 'ec9f0d3adc9441449c85d315f0997fd5';
export const LABEL = '915d94940ea54c3a80cbfa328722f5a1';
export const SHIPMENT = 'adcfdddf8ec64b84ad22772bce3ea37a';

const PLACE: Place = {
  name: 'Lirio',
  street: 'Calle 60',
  streetNumber: '412',
  interior: '',
  district: '',
  city: 'Mérida',
  state: 'Yucatán',
  postalCode: '97000',
  country: 'MX',
  phone: '+529991234567',
  email: 'lirio@example.com',
};
export const INPUT: RatesInput = {
  from: PLACE,
  to: { ...PLACE, name: 'Ana Pérez', interior: 'Depto. 3', postalCode: '06700' },
  parcels: [{ units: 2, weight_g: 700, size_mm: { length: 300, width: 200, height: 105 } }],
  currency: 'MXN',
};

/** The same parcels with what they are worth. */
export const CARRIED: Carried = { ...INPUT, value: { amount: 50_000, currency: 'MXN' } };

/** A rate as Shippo writes it. */
export function rate(more: object = {}) {
  return {
    object_id: RATE,
    object_created: '2026-01-15T18:30:00Z',
    object_owner: 'lirio@example.com',
    shipment: SHIPMENT,
    attributes: ['CHEAPEST'],
    amount: '129.50',
    currency: 'MXN',
    amount_local: '129.50',
    currency_local: 'MXN',
    provider: 'Estafeta',
    servicelevel: { name: 'Terrestre', token: 'estafeta_terrestre' },
    carrier_account: '078870331023437cb917f5187429b093',
    estimated_days: 3,
    ...more,
  };
}

/** A shipment with its rates, as Shippo answers it. */
export function shipment(rates: readonly object[], status = 'SUCCESS') {
  return {
    status: 201,
    body: {
      object_id: SHIPMENT,
      object_created: '2026-01-15T18:30:00Z',
      object_updated: '2026-01-15T18:30:00Z',
      object_owner: 'lirio@example.com',
      status,
      address_from: { country: 'MX' },
      address_to: { country: 'MX' },
      parcels: [],
      rates,
      carrier_accounts: [],
      messages: [],
      metadata: '',
    },
  };
}

/** A transaction as Shippo keeps it. */
export interface Kept {
  object_id: string;
  status: string;
  tracking_number?: string;
  tracking_status?: string;
  label_url?: string;
  tracking_url_provider?: string;
  messages?: { code: string }[];
}

export const BOUGHT: Kept = {
  object_id: LABEL,
  status: 'SUCCESS',
  tracking_number: '9499907123456123456781',
  tracking_status: 'PRE_TRANSIT',
  label_url: 'https://deliver.goshippo.com/915d.pdf',
  tracking_url_provider: 'https://rastreo.example/9499907123456123456781',
};

/** The documents' refusals since a test last asked. */
let refusals: readonly string[][] = [];
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/**
 * @param kept the transactions of the rate; a purchase adds one
 * @param says Shippo's answer in place of the kept one
 */
export function setUp(kept: Kept[] = [], says: Says = () => undefined) {
  const server = documentServer([document], (asked) => {
    const said = says(asked);
    if (said) return said;
    switch (asked.operation) {
      case 'POST /shipments':
        return shipment([rate()]);
      case 'GET /transactions':
        return { status: 200, body: { results: kept } };
      case 'POST /transactions':
        kept.push({ ...BOUGHT });
        return { status: 201, body: kept.at(-1) };
      case 'GET /transactions/{TransactionId}': {
        const body = kept.find(({ object_id: id }) => id === asked.params['TransactionId']);
        return body ? { status: 200, body } : { status: 400, body: {} };
      }
      case 'POST /refunds':
        return { status: 201, body: { object_id: 'r1', status: 'PENDING' } };
      default:
        return { status: 200, body: { results: [] } };
    }
  });
  refusals = [...refusals, server.refused];
  const courier = shippo({ fetch: server.fetch, token: 'shippo_test_1' });
  const operations = () => server.asked.map(({ operation }) => operation);
  return { courier, kept, server, asked: server.asked, operations };
}
