import type { Journey } from '../../../../shared/rules/courier-labels.ts';
import type { Parcel } from '../../../../shared/rules/parcels.ts';
import { fromDecimal } from '../../kit/decimal.ts';
import { byPrice, centimetresOf, kilogramsOf, valueOfEach } from '../kit/parcels.ts';
import type { Carried, Label, Place, Rate, RatesInput } from '../port.ts';
import type { WireLabel, WireParcel, WireRate } from './wire.ts';

/** A name of Envia's for a carrier or a service: `fedex`, `ground_od`. */
const SLUG = /^[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*$/;
/** Stands between the parts of a rate's id; no slug holds it. */
const BETWEEN = '__';
const LONGEST_ID = 64;

/** The carriers that an account's key names, each once; undefined where it names none, or what is none. */
export function carriersOf(text: string, most: number): readonly string[] | undefined {
  const named = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  const isList = named.length > 0 && named.length <= most && named.every((one) => SLUG.test(one));
  return isList ? named : undefined;
}

/** What a rate of Envia's is bought by: it gives them no ids, so they get ours. */
export interface RateName {
  readonly carrier: string;
  readonly service: string;
}

/** The carrier and the service that a rate's id names; undefined for another id. */
export function readRateId(id: string): RateName | undefined {
  const [carrier = '', service = '', nonce, ...rest] = id.split(BETWEEN);
  const isOurs = nonce !== undefined && rest.length === 0;
  return isOurs && SLUG.test(carrier) && SLUG.test(service) ? { carrier, service } : undefined;
}

/** The question what one carrier asks for parcels. */
export function toRatesRequest(input: RatesInput, carrier: string): object {
  return {
    ...shipmentOf(input, input.parcels.map(toPackage)),
    shipment: { carrier, type: 1 },
    settings: { currency: input.currency },
  };
}

/** The purchase of a label, with the value of the goods divided evenly among their parcels. */
export function toLabelRequest(carried: Carried, name: RateName, note: string): object {
  const declaredValue = valueOfEach(carried);
  const packages = carried.parcels.map((parcel) => ({
    ...toPackage(parcel),
    declaredValue,
    insurance: 0,
  }));
  return {
    ...shipmentOf(carried, packages),
    shipment: { ...name, type: 1 },
    settings: {
      currency: carried.currency,
      printFormat: 'PDF',
      printSize: 'STOCK_4X6',
      comments: note,
    },
  };
}

function shipmentOf({ from, to }: RatesInput, packages: readonly object[]) {
  return { origin: toAddress(from), destination: toAddress(to), packages };
}

/** A rate is asked before its buyer has named the receiver, and Envia takes no place without these. */
const NOBODY = { name: 'Sin nombre', phone: '0000000000' };

function toAddress(place: Place): object {
  return {
    name: place.name || NOBODY.name,
    phone: place.phone || NOBODY.phone,
    email: place.email,
    street: place.street,
    number: place.streetNumber,
    district: place.district,
    city: place.city,
    state: place.state,
    country: place.country,
    postalCode: place.postalCode,
    reference: place.interior,
  };
}

function toPackage(parcel: Parcel) {
  return {
    content: 'Mercancía',
    amount: 1,
    type: 'box',
    weight: kilogramsOf(parcel),
    weightUnit: 'KG',
    lengthUnit: 'CM',
    dimensions: centimetresOf(parcel),
  };
}

/** The rates that have a price in a currency, and an id that fits; the cheapest first. */
export function toRates(rates: readonly WireRate[], currency: string): Rate[] {
  const shipmentId = crypto.randomUUID().replaceAll('-', '');
  const nonce = shipmentId.slice(0, 12);
  return rates
    .flatMap((rate): Rate[] => {
      const price = fromDecimal(rate.totalPrice.toFixed(2), currency);
      const id = [rate.carrier, rate.service, nonce].join(BETWEEN);
      if (!price || rate.currency !== currency) return [];
      if (id.length > LONGEST_ID || !readRateId(id)) return [];
      return [
        {
          id,
          shipmentId,
          carrier: rate.carrierDescription?.trim() || rate.carrier,
          service: rate.serviceDescription?.trim() || rate.service,
          price,
          days: daysOf(rate),
        },
      ];
    })
    .toSorted(byPrice);
}

function daysOf({ deliveryDate }: WireRate): number | null {
  const isDays = deliveryDate && /^days?$/i.test(deliveryDate.timeUnit);
  return isDays ? deliveryDate.dateDifference : null;
}

/** A label's id, by which it is followed and given back: its carrier and its number. */
export const labelIdOf = (carrier: string, number: string) => `${carrier}:${number}`;

/** Carrier and number of a label's id; undefined for another id. */
export function readLabelId(id: string) {
  const [, carrier, trackingNumber] = /^(\w+):([\w-]+)$/.exec(id) ?? [];
  return carrier !== undefined && trackingNumber !== undefined
    ? { carrier, trackingNumber }
    : undefined;
}

/**
 * The label that a purchase has brought: one for each parcel, which goes by the number of the first.
 * @param isSafe whether a page of the courier's may be shown
 */
export function toLabel(
  made: readonly WireLabel[],
  carrier: string,
  isSafe: (address: string) => boolean,
): Label | undefined {
  const [first] = made;
  if (!first) return undefined;
  const prices = made.map((one) => fromDecimal(one.totalPrice.toFixed(2), one.currency));
  const isOneCurrency = prices.every((one) => one?.currency === first.currency);
  const amount = prices.reduce((sum, one) => sum + (one?.amount ?? 0), 0);
  return {
    id: labelIdOf(carrier, first.trackingNumber),
    state: 'bought',
    trackingNumber: first.trackingNumber,
    trackingUrl: [first.trackUrl ?? ''].find(isSafe) ?? null,
    documents: made.map(({ label }) => label).filter(isSafe),
    journey: 'waiting',
    price: isOneCurrency ? { amount, currency: first.currency } : null,
  };
}

/** A label by what its tracking says; documents and price stand in the answer of its purchase alone. */
export function toFollowed(
  id: string,
  { trackingNumber, trackUrl, status }: WireParcel,
  isSafe: (address: string) => boolean,
): Label {
  return {
    id,
    state: /^cancel/i.test(status) ? 'canceled' : 'bought',
    trackingNumber,
    trackingUrl: [trackUrl ?? ''].find(isSafe) ?? null,
    documents: [],
    journey: journeyOf(status),
    price: null,
  };
}

/** Words of Envia's states and what they tell, the first that fits; what fits none moves nothing. */
const WORDS: readonly (readonly [RegExp, Journey])[] = [
  [/return|devuel|devoluci/i, 'returned'],
  [
    /undeliver|not delivered|no entreg|fail|exception|attempt|intento|lost|damaged|reject/i,
    'failed',
  ],
  [
    /out for delivery|transit|tránsito|transito|picked up|recolectad|pickup|en camino/i,
    'in_transit',
  ],
  [/^delivered|^entregad/i, 'delivered'],
];

function journeyOf(status: string): Journey {
  return WORDS.find(([words]) => words.test(status))?.[1] ?? 'waiting';
}
