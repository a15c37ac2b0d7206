import type { Money } from '../../../../shared/kernel/money.ts';
import type { Journey } from '../../../../shared/rules/courier-labels.ts';
import type { Parcel } from '../../../../shared/rules/parcels.ts';
import { byPrice } from '../kit/parcels.ts';
import { fromDecimal } from '../../kit/decimal.ts';
import { isSafePage } from '../../kit/page.ts';
import type { EventHint, Label, Place, Rate, RatesInput } from '../port.ts';
import { isWireId, type WireEvent, type WireRate, type WireTransaction } from './wire.ts';

/** A shipment whose rates are answered at once. */
export function toShipmentRequest({ from, to, parcels }: RatesInput): object {
  return {
    address_from: toAddress(from),
    address_to: toAddress(to),
    parcels: parcels.map(toParcel),
    async: false,
  };
}

function toAddress(place: Place): object {
  return {
    name: place.name,
    street1: `${place.street} ${place.streetNumber}`.trim(),
    street2: place.interior,
    city: place.city,
    state: place.state,
    zip: place.postalCode,
    country: place.country,
    phone: place.phone,
    email: place.email,
  };
}

function toParcel({ weight_g, size_mm }: Parcel): object {
  return {
    length: String(size_mm.length),
    width: String(size_mm.width),
    height: String(size_mm.height),
    distance_unit: 'mm',
    weight: String(weight_g),
    mass_unit: 'g',
  };
}

/** The rates that have a price in a currency, the cheapest first. */
export function toRates(rates: readonly WireRate[], currency: string): Rate[] {
  return rates
    .flatMap((rate): Rate[] => {
      const price = priceIn(rate, currency);
      if (!price) return [];
      return [
        {
          id: rate.object_id,
          shipmentId: rate.shipment,
          carrier: rate.provider,
          service: rate.servicelevel.name ?? '',
          price,
          days: rate.estimated_days ?? null,
        },
      ];
    })
    .toSorted(byPrice);
}

/** Shippo tells a price in the currency of the sender's country, and in that of the receiver's. */
function priceIn(rate: WireRate, currency: string): Money | undefined {
  if (rate.currency === currency) return fromDecimal(rate.amount, currency);
  if (rate.currency_local === currency) return fromDecimal(rate.amount_local, currency);
  return undefined;
}

const STATES: Readonly<Record<Exclude<WireTransaction['status'], 'ERROR'>, Label['state']>> = {
  WAITING: 'pending',
  QUEUED: 'pending',
  SUCCESS: 'bought',
  // The courier did not take the label back, so that it holds.
  REFUNDREJECTED: 'bought',
  REFUNDPENDING: 'canceling',
  REFUNDED: 'canceled',
};

const JOURNEYS: Readonly<Record<NonNullable<WireTransaction['tracking_status']>, Journey>> = {
  UNKNOWN: 'waiting',
  PRE_TRANSIT: 'waiting',
  TRANSIT: 'in_transit',
  DELIVERED: 'delivered',
  RETURNED: 'returned',
  FAILURE: 'failed',
};

/**
 * The transactions of one rate, one for each parcel, as one label; undefined where none was bought. A
 * transaction in error bought nothing.
 * @param origin where Shippo is found: the only place whose pages may come without TLS
 */
export function toLabel(
  transactions: readonly WireTransaction[],
  origin: string,
): Label | undefined {
  const isSafe = (address: string) => isSafePage(address, origin);
  const made = transactions.filter(({ status }) => status !== 'ERROR');
  // Some parcels may still be queued: the label goes by one that has its number.
  const first = made.find(({ tracking_number: number }) => number) ?? made[0];
  if (!first || first.status === 'ERROR') return undefined;
  return {
    id: first.object_id,
    state: STATES[first.status],
    trackingNumber: first.tracking_number || null,
    trackingUrl: [first.tracking_url_provider ?? ''].find(isSafe) ?? null,
    documents: made.flatMap(({ label_url: address }) =>
      address && isSafe(address) ? [address] : [],
    ),
    journey: JOURNEYS[first.tracking_status ?? 'UNKNOWN'],
    price: chargedBy(first),
  };
}

/** What a transaction says that its rate costs; most say no more than the rate's id. */
export function chargedBy({ rate }: WireTransaction): Money | null {
  if (typeof rate !== 'object' || rate === null) return null;
  return fromDecimal(rate.amount, rate.currency) ?? null;
}

/** What an event names: the transaction of its own, that of its parcels, or their number. */
export function toHint({ data }: WireEvent): EventHint | undefined {
  const label = data.transaction ?? (data.tracking_number ? undefined : data.object_id);
  if (label) return isWireId(label) ? { label } : undefined;
  if (!data.tracking_number) return undefined;
  return { trackingNumber: data.tracking_number };
}
