import type { Journey } from '../../../../shared/rules/courier-labels.ts';
import { provinceLetter } from '../../../../shared/rules/states.ts';
import { byPrice } from '../kit/parcels.ts';
import { fromDecimal } from '../../kit/decimal.ts';
import type { Branch, Carried, Label, Rate, RatesInput } from '../port.ts';
import { DAYS, type WireAgency, type WireParcel, type WireRate } from './wire.ts';

const COUNTRY = 'AR';
const CARRIER = 'Correo Argentino';
/** The only product that MiCorreo takes parcels for. */
const PRODUCT = 'CP';

/** The branches that give parcels out. */
export function toBranches(agencies: readonly WireAgency[], state: string): Branch[] {
  return agencies
    .filter(({ status, services }) => status === 'ACTIVE' && services?.pickupAvailability !== false)
    .map(({ code, name, location: { address, latitude, longitude }, hours }) => ({
      id: code,
      name: name.trim(),
      street: [address.streetName, address.streetNumber].filter(Boolean).join(' '),
      locality: address.locality || address.city || '',
      state,
      postalCode: address.postalCode ?? '',
      country: COUNTRY,
      hours: DAYS.map((day) => timesOf(hours?.[day])),
      at: pointOf(latitude, longitude),
    }));
}

function timesOf(day: NonNullable<WireAgency['hours']>['monday']): string | null {
  const [start, end] = [day?.start, day?.end].map((time) => /^(\d\d):?(\d\d)$/.exec(time ?? ''));
  return start && end ? `${start[1]}:${start[2]}–${end[1]}:${end[2]}` : null;
}

/** Degrees come as texts; a branch whose place is not known stands at 0, 0. */
function pointOf(north: string | null | undefined, east: string | null | undefined): Branch['at'] {
  const [latitude, longitude] = [Number(north || Number.NaN), Number(east || Number.NaN)];
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0;
  return isThere ? { latitude, longitude } : null;
}

/** `S` is for collection at a branch, `D` for a door. */
const wayOf = ({ branch }: Pick<RatesInput, 'branch'>) => (branch === undefined ? 'D' : 'S');

/** Centimetres and grams, whole ones. */
function measuresOf({ parcels }: RatesInput) {
  const [{ weight_g: weight, size_mm: size } = { weight_g: 0, size_mm: null }] = parcels;
  const cm = (mm = 0) => Math.ceil(mm / 10);
  return {
    weight: Math.ceil(weight),
    height: cm(size?.height),
    width: cm(size?.width),
    length: cm(size?.length),
  };
}

export function toRatesRequest(input: RatesInput, customerId: string): object {
  return {
    customerId,
    postalCodeOrigin: input.from.postalCode,
    postalCodeDestination: input.to.postalCode,
    deliveredType: wayOf(input),
    dimensions: measuresOf(input),
  };
}

/** The rates of the way that was asked for, the cheapest first. MiCorreo gives them no ids, so they get ours. */
export function toRates(rates: readonly WireRate[], input: RatesInput): Rate[] {
  const way = wayOf(input);
  const shipmentId = crypto.randomUUID().replaceAll('-', '');
  return rates
    .flatMap((rate): Rate[] => {
      const price = fromDecimal(rate.price.toFixed(2), 'ARS');
      if (!price || rate.deliveredType !== way || rate.productType !== PRODUCT) return [];
      const days = Number.parseInt(rate.deliveryTimeMax ?? '', 10);
      return [
        {
          id: `${rate.productType}_${way}_${shipmentId}`,
          shipmentId,
          carrier: CARRIER,
          service: (rate.productName ?? '').replace(CARRIER, '').trim() || rate.productType,
          price,
          days: Number.isNaN(days) ? null : days,
        },
      ];
    })
    .toSorted(byPrice);
}

export function toImport(
  carried: Carried,
  { id, note, customerId }: Readonly<Record<'id' | 'note' | 'customerId', string>>,
): object {
  const { from, to, branch, value } = carried;
  return {
    customerId,
    extOrderId: id,
    orderNumber: note,
    sender: {
      name: from.name,
      phone: from.phone,
      email: from.email,
      originAddress: addressOf(from),
    },
    recipient: { name: to.name, phone: to.phone, cellPhone: to.phone, email: to.email },
    shipping: {
      deliveryType: wayOf(carried),
      productType: PRODUCT,
      agency: branch ?? null,
      ...(branch === undefined && { address: addressOf(to) }),
      declaredValue: value.amount / 100,
      ...measuresOf(carried),
    },
  };
}

function addressOf(place: RatesInput['to']): object {
  return {
    streetName: place.street,
    streetNumber: place.streetNumber,
    floor: '',
    apartment: place.interior,
    city: place.city,
    provinceCode: provinceLetter(place.state) ?? '',
    postalCode: place.postalCode,
  };
}

/** A parcel as a label: one that is imported stands, and has its number once its sender has paid for it there. */
export function toLabel(id: string, parcel: WireParcel | undefined): Label {
  return {
    id,
    state: 'bought',
    trackingNumber: parcel?.trackingNumber || null,
    trackingUrl: null,
    documents: [],
    journey: journeyOf(parcel?.events ?? []),
    price: null,
  };
}

/** How far a parcel has come by its latest event; events come in no order. */
function journeyOf(events: NonNullable<WireParcel['events']>): Journey {
  const [last] = events.toSorted((one, other) => momentOf(other.date) - momentOf(one.date));
  const event = last?.event.toUpperCase() ?? '';
  if (event === '' || /PRE-?IMPOSICI/.test(event)) return 'waiting';
  if (/DEVOLU|DEVUEL|RETORN/.test(event)) return 'returned';
  if (/NO ENTREG|INTENTO|FALLID/.test(event)) return 'failed';
  return /ENTREGAD/.test(event) ? 'delivered' : 'in_transit';
}

/** `28-08-2024 10:33` as a number that grows with time. */
function momentOf(date: string): number {
  const [, day, month, year, time = ''] = /^(\d\d)-(\d\d)-(\d{4})(.*)$/.exec(date) ?? [];
  return Number(`${year ?? 0}${month ?? ''}${day ?? ''}${time.replaceAll(/\D/g, '').slice(0, 4)}`);
}
