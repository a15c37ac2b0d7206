/** MiCorreo as its manual describes it, with the parcels that a test imports. */
import { micorreo } from '../../../edge/providers/courier/micorreo/adapter.ts';
import type { Carried, RatesInput } from '../../../edge/providers/courier/port.ts';
import { documentServer, type Says } from './document-server.ts';
import document from './micorreo/micorreo.json' with { type: 'json' };

export const KEYS = { user: 'lirio', password: 'clave ñ', customer_id: '0000550997' };

const PLACE: RatesInput['from'] = {
  name: 'Lirio Austral',
  street: 'Defensa',
  streetNumber: '412',
  interior: '',
  district: '',
  city: 'Buenos Aires',
  state: 'Ciudad Autónoma de Buenos Aires',
  postalCode: '1065',
  country: 'AR',
  phone: '1151234567',
  email: 'lirio@example.com',
};

/** Parcels for a door. */
export const TO_DOOR: Carried = {
  from: PLACE,
  to: { ...PLACE, name: 'Ana Pérez', state: 'Buenos Aires', city: 'Tandil', postalCode: '7000' },
  parcels: [{ units: 2, weight_g: 700, size_mm: { length: 301, width: 200, height: 105 } }],
  currency: 'ARS',
  value: { amount: 1_250_050, currency: 'ARS' },
};

/** Parcels for a branch. */
export const TO_BRANCH: Carried = { ...TO_DOOR, branch: 'B0107' };

/** The document's refusals since a test last asked. */
let refusals: readonly string[][] = [];
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/**
 * @param parcels what MiCorreo tells of the parcels that are asked for
 * @param says its answer in place of the kept one
 */
export function setUp(parcels: object[] = [], says: Says = () => undefined) {
  const server = documentServer([document], (asked) => {
    const said = says(asked);
    if (said) return said;
    return asked.operation === 'GET /shipping/tracking'
      ? { status: 200, body: parcels }
      : undefined;
  });
  refusals = [...refusals, server.refused];
  const courier = micorreo({ fetch: server.fetch, keys: KEYS, origin: 'https://micorreo.test' });
  return {
    courier,
    asked: server.asked,
    operations: () => server.asked.map((one) => one.operation),
  };
}
