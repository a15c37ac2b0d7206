import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { CourierRate, SendingAddress } from '../../../shared/contracts/courier.ts';
import type { CourierBranch } from '../../../shared/contracts/delivery.ts';
import type { Address } from '../../../shared/contracts/place-order.ts';
import { arrivalDay } from '../../../shared/rules/delivery.ts';
import type { SentLine } from '../../../shared/rules/parcels.ts';
import type { Size } from '../../../shared/rules/measures.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { RATE_LIFE_MS } from './rules.ts';
import type { MeasuresRow, OriginRow, RateRow, SenderRow } from './statements.ts';

type Couriers = NonNullable<CellScope['ports']['couriers']>;
type Courier = NonNullable<ReturnType<Couriers['open']>>;
/** A place as a courier's port takes it. */
type Place = Parameters<Courier['rates']>[0]['from'];
/** What a courier asks for parcels. */
type Rate = Extract<Awaited<ReturnType<Courier['rates']>>, { ok: true }>['value'][number];

/** The address of a store's row. */
export function toSendingAddress(row: OriginRow): SendingAddress {
  return {
    route: row.from_route,
    street_number: row.from_street_number,
    ...(row.from_suite !== null && { suite: row.from_suite }),
    ...(row.from_sublocality !== null && { sublocality: row.from_sublocality }),
    locality: row.from_locality,
    administrative_area_level_1: row.from_state,
    postal_code: row.from_postal_code,
    phone: row.from_phone,
  };
}

/** The row of a store's address. */
export function toOriginRow(storeId: string, address: SendingAddress): OriginRow {
  return {
    store_id: storeId,
    from_route: address.route,
    from_street_number: address.street_number,
    from_suite: address.suite || null,
    from_sublocality: address.sublocality || null,
    from_locality: address.locality,
    from_state: address.administrative_area_level_1,
    from_postal_code: address.postal_code,
    from_phone: address.phone,
  };
}

/** Where a courier fetches a supplier's parcels. */
export function toPlaceFrom(row: SenderRow): Place {
  return {
    ...placeAt({ ...toSendingAddress(row), country: row.country }),
    name: row.name,
    phone: row.from_phone,
    email: row.contact_email ?? '',
  };
}

/** Where a courier brings them. The contact comes with the order; an address may name a receiver. */
export function toPlaceTo(address: Address): Place {
  return {
    ...placeAt(address),
    name: address.address_name ?? '',
    phone: address.address_phone ?? '',
    email: '',
  };
}

function placeAt(address: Address): Omit<Place, 'name' | 'phone' | 'email'> {
  return {
    street: address.route,
    streetNumber: address.street_number,
    interior: [address.suite, address.sublocality].filter(Boolean).join(', '),
    district: address.sublocality ?? '',
    city: address.locality,
    state: address.administrative_area_level_1,
    postalCode: address.postal_code,
    country: address.country,
  };
}

/** A courier's branch as the place of parcels; whoever collects them comes with the order. */
export function toPlaceAtBranch(branch: CourierBranch): Place {
  return {
    name: '',
    street: branch.street,
    streetNumber: '',
    interior: '',
    district: '',
    city: branch.locality,
    state: branch.state,
    postalCode: branch.postal_code,
    country: branch.country,
    phone: '',
    email: '',
  };
}

/** A branch in one line, as orders and mails name it. */
function branchText(carrier: string, branch: CourierBranch): string {
  const { name, street, locality, postal_code: code, state } = branch;
  const town = [locality, code].filter(Boolean).join(' ');
  return [`${carrier} ${name}`, street, town, state].filter(Boolean).join(', ');
}

/** Units that are sent, with their measures where these are known. */
export function toSentLines(
  products: readonly { readonly sku: string; readonly amount: number }[],
  measures: readonly MeasuresRow[],
): SentLine[] {
  const bySku = new Map(measures.map((row) => [row.id, row]));
  return products.map(({ sku, amount }) => {
    const { weight_g = null, size_mm = null } = bySku.get(sku) ?? {};
    return { amount, weight_g, size_mm: size_mm === null ? null : (JSON.parse(size_mm) as Size) };
  });
}

/** A kept rate as the delivery of a part that goes by it. */
export function toShipping(
  row: RateRow,
  sender: Pick<SenderRow, 'country' | 'delivery_countries'>,
) {
  const { price: cost, days, arrives_on, branch } = toRate(row, sender.country);
  return {
    type: branch ? 'to_branch' : typeOf(row.courier_code),
    cost,
    days,
    ...(arrives_on !== null && { arrives_on }),
    ...(!branch && { countries: countriesOf(sender) }),
    address: branch ? branchText(row.carrier, branch) : null,
    shipping: {
      rate_id: row.courier_ref,
      shipment_id: row.shipment_ref,
      carrier: row.carrier,
      service: row.carrier_service,
      place: row.place,
      until: new Date(row.asked_at + RATE_LIFE_MS).toISOString(),
      courier: row.courier_code,
      ...(branch && { branch }),
    },
  } as const satisfies CheckoutPart['delivery_options'][number];
}

/** What a rate to the buyer's door is: Correo Argentino's own post, or a broker's courier. */
function typeOf(courier: RateRow['courier_code']): 'to_address' | 'shipping' {
  return courier === 'micorreo' ? 'to_address' : 'shipping';
}

/** The countries that a supplier sends to. */
export function countriesOf(sender: Pick<SenderRow, 'country' | 'delivery_countries'>): string[] {
  const countries = JSON.parse(sender.delivery_countries) as string[];
  return countries.length > 0 ? countries : [sender.country];
}

/** Rows of what a courier asks for a supplier's part, with what they have in common. */
export function toRateRows(
  rates: readonly Rate[],
  part: Pick<
    RateRow,
    'checkout_id' | 'store_id' | 'supplier_id' | 'courier_code' | 'place' | 'asked_at' | 'branch'
  >,
): RateRow[] {
  return rates.map((rate) => ({
    ...part,
    courier_ref: rate.id,
    shipment_ref: rate.shipmentId,
    carrier: rate.carrier,
    carrier_service: rate.service,
    asked_price: rate.price.amount,
    asked_days: rate.days,
  }));
}

/** A kept rate as its buyer sees it. */
export function toRate(row: RateRow, country: string): CourierRate {
  const { asked_days: days } = row;
  return {
    rate_id: row.courier_ref,
    shipment_id: row.shipment_ref,
    carrier: row.carrier,
    service: row.carrier_service,
    price: row.asked_price,
    days,
    arrives_on: days === null ? null : arrivalDay(row.asked_at, days, country),
    ...(row.branch !== null && { branch: JSON.parse(row.branch) as CourierBranch }),
  };
}
