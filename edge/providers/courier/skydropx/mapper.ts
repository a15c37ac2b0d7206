import type { Journey } from '../../../../shared/rules/courier-labels.ts';
import type { Parcel } from '../../../../shared/rules/parcels.ts';
import { fromDecimal } from '../../kit/decimal.ts';
import { byPrice, centimetresOf, kilogramsOf, valueOfEach } from '../kit/parcels.ts';
import type { Carried, Label, Place, Rate, RatesInput } from '../port.ts';
import type { WireQuotation, WireRate, WireShipment } from './wire.ts';

/** Ids of Skydropx's are GUIDs; rates are named without their hyphens. */
const toName = (id: string) => id.replaceAll('-', '').toLowerCase();

/** The GUID of a rate by its name; undefined for a name that is none. */
export function readRateId(name: string): string | undefined {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(name);
  return parts?.slice(1).join('-');
}

export function toQuotationRequest(input: RatesInput): object {
  return {
    quotation: {
      address_from: toAddress(input.from),
      address_to: toAddress(input.to),
      parcels: input.parcels.map(measuresOf),
    },
  };
}

/** The purchase of a label, with the value of the goods divided evenly among their parcels. */
export function toShipmentRequest(carried: Carried, rateId: string, note: string): object {
  return {
    shipment: {
      rate_id: rateId,
      printing_format: 'thermal',
      address_from: toAddress(carried.from),
      address_to: { ...toAddress(carried.to), reference: reference(carried.to, note) },
      packages: carried.parcels.map((parcel, place) => ({
        package_number: String(place + 1),
        declared_value: valueOfEach(carried),
        ...measuresOf(parcel),
      })),
    },
  };
}

const reference = ({ interior }: Place, note: string) =>
  [interior, note].filter(Boolean).join(', ');

/** A place by its levels: state, town, and neighbourhood, which Skydropx asks for: the town where it has none. */
function toAddress(place: Place): object {
  return {
    country_code: place.country,
    postal_code: place.postalCode,
    area_level1: place.state,
    area_level2: place.city,
    area_level3: place.district || place.city,
    street1: [place.street, place.streetNumber].filter(Boolean).join(' '),
    apartment_number: place.interior,
    name: place.name,
    company: place.name,
    phone: place.phone,
    email: place.email,
  };
}

const measuresOf = (parcel: Parcel) => ({
  ...centimetresOf(parcel),
  weight: kilogramsOf(parcel),
});

/** The rates of a quotation that have a price in a currency, the cheapest first. */
export function toRates({ id, rates }: WireQuotation, currency: string): Rate[] {
  return rates
    .flatMap((rate): Rate[] => {
      const price = priceIn(rate, currency);
      if (!price) return [];
      return [
        {
          id: toName(rate.id),
          shipmentId: toName(id),
          carrier: nameOf(rate.provider_name),
          service: rate.provider_service_name ?? '',
          price,
          days: rate.days ?? null,
        },
      ];
    })
    .toSorted(byPrice);
}

/** Carriers are written small: `fedex` is shown as `Fedex`. */
const nameOf = (carrier: string) => carrier.charAt(0).toUpperCase() + carrier.slice(1);

function priceIn({ success, currency_code: code, total }: WireRate, currency: string) {
  if (!success || code !== currency || total === null || total === undefined) return undefined;
  return fromDecimal(typeof total === 'number' ? total.toFixed(2) : total, currency);
}

const STATES: Readonly<Record<string, Label['state']>> = {
  in_progress: 'pending',
  success: 'bought',
  canceled: 'canceled',
  cancelled: 'canceled',
};

/** How far a package has come, by Skydropx's words; another word moves nothing. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  picked_up: 'in_transit',
  in_transit: 'in_transit',
  last_mile: 'in_transit',
  delivery_attempt: 'failed',
  exception: 'failed',
  delivered: 'delivered',
  in_return: 'returned',
  delivered_to_origin: 'returned',
};

/**
 * A shipment as a label; undefined for one whose label could not be made.
 * @param isSafe whether a page of the courier's may be shown
 */
export function toLabel(
  { data, included }: WireShipment,
  isSafe: (address: string) => boolean,
): Label | undefined {
  const state = STATES[data.attributes.workflow_status];
  if (!state) return undefined;
  const packages = (included ?? []).flatMap(({ type, attributes }) =>
    /^(?:package|label)s?$/.test(type) && attributes ? [attributes] : [],
  );
  const first = packages.find(({ tracking_number: number }) => number) ?? packages[0];
  return {
    id: data.id,
    state,
    trackingNumber: data.attributes.master_tracking_number || first?.tracking_number || null,
    trackingUrl: [first?.tracking_url_provider ?? ''].find(isSafe) ?? null,
    documents: packages.flatMap(({ label_url: address }) =>
      address && isSafe(address) ? [address] : [],
    ),
    journey: JOURNEYS[first?.tracking_status ?? ''] ?? 'waiting',
    price: null,
  };
}
