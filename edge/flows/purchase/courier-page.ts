import type { z } from 'zod';
import type {
  askRatesByForm,
  readCourierChoices,
  ShippingRates,
} from '../../../shared/contracts/courier.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Address } from '../../../shared/contracts/place-order.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { findCheckout, partsOf } from '../../modules/checkouts/index.ts';
import { countriesOf, couriers, placeOf, RATE_LIFE_MS } from '../../modules/couriers/index.ts';
import { readAddresses } from '../../modules/profiles/index.ts';
import { commit } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { mayHaveBranches, readFound } from './courier-branches.ts';
import { askRates, toShippingRates } from './courier-rates.ts';
import { nameAddress } from './name-address.ts';

type Choices = z.output<(typeof readCourierChoices)['answer']>;
type Asked = z.output<(typeof askRatesByForm)['body']>;

/** What the page of a checkout shows of couriers: the address that was named, and the rates kept for it. */
export async function readChoices(scope: RequestScope, checkout: string): Promise<Choices> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, named, kept, senders] = await Promise.all([
    scope.cell.first(findCheckout(storeId, checkout)),
    scope.cell.first(couriers.findPlace(storeId, checkout)),
    scope.cell.read(couriers.listRates(storeId, checkout, now - RATE_LIFE_MS)),
    scope.cell.read(couriers.listSenders(storeId, checkout)),
  ]);
  const parts = row ? partsOf(row) : [];
  const address = named ? (JSON.parse(named.goes_to) as Address) : null;
  const place = address && placeOf(address);
  const rates = kept.filter((rate) => rate.place === place || rate.branch !== null);
  const has_branches = senders.some(mayHaveBranches);
  const options = parts.flatMap((part) => part.delivery_options);
  return {
    cart: row?.cart_id ?? null,
    counts: row?.state === 'open' && row.expires_at > now && senders.length > 0,
    countries: [...new Set(senders.flatMap(countriesOf))],
    address,
    rates: toShippingRates(scope, { parts, senders, rates, why: new Map() }),
    has_branches,
    branches: has_branches ? await readFound(scope, checkout, parts) : null,
    chosen: options.flatMap(({ shipping }) => (shipping ? [shipping.rate_id] : [])),
  };
}

/**
 * Names the address of a form, and asks couriers about it: the page shows it, and the form of the order
 * comes filled with it. A branch in its place names no address. Undo: name another.
 */
export async function askByForm(
  scope: RequestScope,
  { checkout, address_id: id, address: typed, agency_id }: Asked,
): Promise<Result<ShippingRates, Failure>> {
  const [row, booked] = await Promise.all([
    scope.cell.first(findCheckout(scope.tenant.storeId, checkout)),
    id === undefined ? undefined : inBook(scope, id),
  ]);
  if (!row) return fail({ code: 'checkout_not_found' });
  if (agency_id !== undefined) return askRates(scope, { cart: row.cart_id, checkout, agency_id });
  const address = id === undefined ? typed : booked;
  if (!address) return fail({ code: 'address_not_found', field: 'address_id' });
  const of = { cart: row.cart_id, checkout };
  const named = await commit(scope, undefined, 200, () => nameAddress(scope, of, address));
  return named.ok ? askRates(scope, of) : named;
}

/** An address of the visitor's own book, as an order takes it. */
async function inBook(scope: RequestScope, id: string): Promise<Address | undefined> {
  const identity = await scope.visitor.identity();
  const book = identity ? await readAddresses(scope, identity.accountId) : [];
  const found = book.find((one) => one.id === id);
  if (!found) return undefined;
  const { id: _id, is_default: _isDefault, ...address } = found;
  return address;
}
