import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { CallFault, JsonCalls } from '../kit/json-calls.ts';
import type { CardVault, KeptCard, KnownCharge, ProviderError } from '../port.ts';
import { problemOf } from './problem.ts';
import {
  wireCustomer,
  wireCustomers,
  wireSource,
  type WireOrder,
  type WireSource,
} from './wire.ts';

/** Cards that Conekta keeps with a customer, as its payment sources. */
export function vaultOf(calls: JsonCalls): CardVault {
  return {
    async open({ name, email, phone = '', key }) {
      // No key makes a repeat harmless here: a customer of an earlier call is looked for.
      const known = await calls.get(`/customers?search=${encodeURIComponent(key)}`, wireCustomers);
      if (!known.ok) return fail(problemOf(known.error));
      const before = known.value.data.find(({ custom_reference: own }) => own === key);
      if (before) return ok(before.id);
      const customer = { name, email, phone, custom_reference: key };
      const made = await calls.post('/customers', customer, wireCustomer);
      return made.ok ? ok(made.value.id) : fail(problemOf(made.error));
    },
    async drop({ customer, source }) {
      const path = `${sourcesOf(customer)}/${encodeURIComponent(source)}`;
      return gone(await calls.remove(path, wireSource));
    },
    async forget(customer) {
      return gone(await calls.remove(`/customers/${encodeURIComponent(customer)}`, wireCustomer));
    },
  };
}

/** What is there no more counts as removed. */
function gone(removed: Result<unknown, CallFault>): Result<null, ProviderError> {
  if (removed.ok) return ok(null);
  const problem = problemOf(removed.error);
  return problem.code === 'charge_not_found' ? ok(null) : fail(problem);
}

/** Where a customer's payment sources are. */
export function sourcesOf(customer: string): string {
  return `/customers/${encodeURIComponent(customer)}/payment_sources`;
}

/** The customer with whom the card of a paid order stays; undefined where none was asked to stay. */
export function keepsFor(order: WireOrder): string | undefined {
  return order.checkout?.force_save_card ? order.customer_info?.customer_id : undefined;
}

/** How a charge stands whose card has paid, or has been authorised. */
const PAID = ['paid', 'pre_authorized'];

/**
 * The card that an order has left with its customer. The order names no source: it is the one with
 * the card's last digits and end that was made nearest to its payment.
 */
export function keptOf(
  order: WireOrder,
  customer: string,
  sources: readonly WireSource[],
): KeptCard | undefined {
  const charge = order.charges?.data?.find(({ status }) => PAID.includes(status));
  const card = charge?.payment_method;
  if (!charge || !card?.last4) return undefined;
  const at = charge.paid_at ?? order.created_at;
  const end = endOf(card);
  const [nearest] = sources
    .filter(({ type, last4 }) => type === 'card' && last4 === card.last4)
    .map((source) => ({ source, end: endOf(source), far: Math.abs(source.created_at - at) }))
    .filter((one) => one.end && (!end || sameEnd(one.end, end)))
    .toSorted((one, other) => one.far - other.far);
  if (!nearest?.end) return undefined;
  return { customer, source: nearest.source.id, ...nearest.end };
}

type End = Pick<KeptCard, 'expMonth' | 'expYear'>;

/** When a card ends; Conekta writes a year in two digits or four. */
function endOf(card: Pick<WireSource, 'exp_month' | 'exp_year'>): End | undefined {
  const month = Number(card.exp_month);
  const year = Number(card.exp_year);
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year)) return undefined;
  return { expMonth: month, expYear: year < 100 ? 2000 + year : year };
}

function sameEnd(one: End, other: End): boolean {
  return one.expMonth === other.expMonth && one.expYear === other.expYear;
}

/** A charge with the card that it has left in the vault. */
export function withKept(charge: KnownCharge, kept: KeptCard | undefined): KnownCharge {
  return kept ? { ...charge, kept } : charge;
}
