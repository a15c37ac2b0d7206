import { z } from 'zod';

/** The part of a shipment that decides its rates. */
export const shipmentRequest = z.object({
  address_from: z.object({ country: z.string() }),
  address_to: z.object({ country: z.string(), zip: z.string() }),
  parcels: z.array(z.object({ weight: z.coerce.number() })).min(1),
});
type ShipmentRequest = z.infer<typeof shipmentRequest>;

/** Postal codes whose deliveries go wrong, as people may type them into a checkout of the demo. */
export const FAULT_OF_ZIP: Readonly<Record<string, 'none' | 'down' | 'slow' | 'garbage'>> = {
  '99998': 'none',
  '99997': 'down',
  '99996': 'slow',
  '99995': 'garbage',
};

/** Services by what they ask for a shipment, and for each kilogram begun, in hundredths. */
const SERVICES = [
  { provider: 'Estafeta', name: 'Terrestre', days: 4, base: 9_900, perKilo: 1_200 },
  { provider: 'DHL', name: 'Express', days: 1, base: 18_900, perKilo: 2_500 },
] as const;
const CURRENCIES: Readonly<Record<string, string>> = { AR: 'ARS', US: 'USD' };

const newId = () => crypto.randomUUID().replaceAll('-', '');

/** A shipment as Shippo answers it, with a rate of each service; abroad, of the last one alone. */
export function shipmentOf({ address_from: from, address_to: to, parcels }: ShipmentRequest) {
  const shipment = newId();
  const kilos = parcels.reduce((sum, { weight }) => sum + Math.ceil(weight / 1000), 0);
  const currency = CURRENCIES[from.country] ?? 'MXN';
  const offered =
    FAULT_OF_ZIP[to.zip] === 'none' ? [] : SERVICES.slice(to.country === from.country ? 0 : -1);
  const now = new Date().toISOString();
  const owner = 'sandbox@example.com';
  const rates = offered.map(({ provider, name, days, base, perKilo }) => {
    const amount = ((base + kilos * perKilo) / 100).toFixed(2);
    return {
      object_id: newId(),
      object_created: now,
      object_owner: owner,
      shipment,
      attributes: [],
      amount,
      currency,
      amount_local: amount,
      currency_local: currency,
      provider,
      servicelevel: { name, token: `${provider}_${name}`.toLowerCase() },
      carrier_account: 'b741b99f95e841639b54272834bc478c',
      estimated_days: days,
    };
  });
  return {
    object_id: shipment,
    object_created: now,
    object_updated: now,
    object_owner: owner,
    status: 'SUCCESS',
    address_from: from,
    address_to: to,
    parcels: [],
    rates,
    carrier_accounts: [],
    messages: [],
    metadata: '',
  };
}
