import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { PartRates, ShippingRates } from '../../../shared/contracts/courier.ts';
import type { CourierFailure } from '../../../shared/contracts/courier-failure.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CourierBranch } from '../../../shared/contracts/delivery.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { parcelsOf } from '../../../shared/rules/parcels.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import { findCheckout, partsOf, whyClosed } from '../../modules/checkouts/index.ts';
import {
  countriesOf,
  couriers,
  PARCEL_MOST,
  PARCEL_PLAIN,
  placeOf,
  placeOfBranch,
  RATE_LIFE_MS,
  toPlaceAtBranch,
  toPlaceFrom,
  toPlaceTo,
  toRate,
  toRateRows,
  toSentLines,
  type RateRow,
  type SenderRow,
} from '../../modules/couriers/index.ts';
import { courierOf } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { addressOf } from './courier-address.ts';
import { findBranch } from './courier-branches.ts';

/** The checkout whose rates are asked, and where it goes. */
export interface AskRates {
  readonly cart: string;
  readonly checkout: string;
  /** An address of the caller's book; without it, the one that the checkout names. */
  readonly address_id?: string | undefined;
  /** A courier's branch that was found for the checkout, in the place of an address. */
  readonly agency_id?: string | undefined;
}

/**
 * What couriers ask for each supplier's part of a checkout, to an address or to a branch of the courier's, by the
 * supplier's own account, else by the platform's. Rates are kept for 10 minutes: a repeat within them asks nobody. A part that no courier
 * carries says why, beside the supplier's own delivery.
 */
export async function askRates(
  scope: RequestScope,
  asked: AskRates,
): Promise<Result<ShippingRates, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, goal, kept, senders] = await Promise.all([
    scope.cell.first(findCheckout(storeId, asked.checkout, asked.cart)),
    goalOf(scope, asked),
    scope.cell.read(couriers.listRates(storeId, asked.checkout, now - RATE_LIFE_MS)),
    scope.cell.read(couriers.listSenders(storeId, asked.checkout)),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (!goal) {
    return asked.agency_id === undefined
      ? fail({ code: 'address_not_found', field: 'address_id' })
      : fail({ code: 'courier_no_branches', field: 'agency_id' });
  }

  const { place, suppliers } = goal;
  const parts = partsOf(row).filter(
    (part) => part.needs_delivery && (suppliers?.includes(part.supplier) ?? true),
  );
  if (senders.length === 0) return fail({ code: 'delivery_not_available' });
  const own = kept.filter((rate) => rate.place === place);
  const open = parts.flatMap((part): Job[] => {
    const sender = senders.find((one) => one.store_id === part.supplier);
    const isKept = own.some((rate) => rate.supplier_id === part.supplier);
    return sender && !isKept ? [{ part, sender, goal, checkout: row.id }] : [];
  });
  if (open.length === 0)
    return ok(toShippingRates(scope, { parts, senders, rates: own, why: new Map() }));

  const tooMany = await countByAddress(scope, 'ratesByAddress');
  if (tooMany) return fail(tooMany);
  const why = new Map<string, CourierFailure>();
  await Promise.all(
    open.map(async (job) => {
      const failure = await askFor(scope, job);
      if (failure) why.set(job.part.supplier, failure);
    }),
  );
  const all = await scope.cell.read(
    couriers.listRates(storeId, row.id, scope.ports.clock.now() - RATE_LIFE_MS),
  );
  const rates = all.filter((rate) => rate.place === place);
  return ok(toShippingRates(scope, { parts, senders, rates, why }));
}

/** Where parcels are to go: an address, or a branch that some suppliers' courier has. */
interface Goal {
  readonly to: ReturnType<typeof toPlaceTo>;
  readonly place: string;
  readonly branch: CourierBranch | null;
  /** The suppliers that can send there; null for all. */
  readonly suppliers: readonly string[] | null;
}

async function goalOf(scope: RequestScope, asked: AskRates): Promise<Goal | undefined> {
  if (asked.agency_id === undefined) {
    const address = await addressOf(scope, asked);
    return (
      address && {
        to: toPlaceTo(address),
        place: placeOf(address),
        branch: null,
        suppliers: null,
      }
    );
  }
  const found = await findBranch(scope, asked.checkout, asked.agency_id);
  return (
    found && {
      to: toPlaceAtBranch(found.branch),
      place: placeOfBranch(found.branch.id),
      ...found,
    }
  );
}

/** One supplier's part that a courier is asked for. */
interface Job {
  readonly part: CheckoutPart;
  readonly sender: SenderRow;
  readonly goal: Goal;
  readonly checkout: string;
}

/** Asks for one part, and keeps the rates; the failure where there are none. */
async function askFor(scope: RequestScope, job: Job): Promise<CourierFailure | undefined> {
  const { part, sender, goal, checkout } = job;
  const { to, place, branch } = goal;
  if (!countriesOf(sender).includes(to.country)) return 'courier_no_quotes';
  const goods = part.products.filter(({ type }) => type === 'product');
  const [opened, measures] = await Promise.all([
    courierOf(scope, part.supplier),
    scope.cell.read(couriers.listMeasures(goods.map(({ sku }) => sku))),
  ]);
  if (!opened) return 'courier_failed';
  const answered = await opened.courier.rates({
    from: toPlaceFrom(sender),
    to,
    parcels: parcelsOf(toSentLines(goods, measures), PARCEL_MOST, PARCEL_PLAIN),
    currency: part.currency,
    branch: branch?.id,
  });
  if (!answered.ok) return whyNone(answered.error.code);
  const now = scope.ports.clock.now();
  const [first, ...others] = toRateRows(answered.value, {
    checkout_id: checkout,
    store_id: scope.tenant.storeId,
    supplier_id: part.supplier,
    courier_code: opened.code,
    place,
    asked_at: now,
    branch: branch && JSON.stringify(branch),
  });
  if (!first) return 'courier_no_quotes';
  await scope.cell.write(couriers.keepRates([first, ...others], now - RATE_LIFE_MS));
  return undefined;
}

/** A courier that refuses is no better for the buyer than one that is down. */
function whyNone(code: string): CourierFailure {
  return code === 'no_rates' ? 'courier_no_quotes' : 'courier_failed';
}

/** The rates of a checkout as its buyer sees them; why there are none, where couriers were asked. */
export function toShippingRates(
  { locale, region }: RequestScope,
  {
    parts,
    senders,
    rates,
    why,
  }: {
    readonly parts: readonly CheckoutPart[];
    readonly senders: readonly SenderRow[];
    readonly rates: readonly RateRow[];
    readonly why: ReadonlyMap<string, CourierFailure>;
  },
): ShippingRates {
  const results = parts.flatMap((part): PartRates[] => {
    const sender = senders.find((one) => one.store_id === part.supplier);
    if (!sender) return [];
    const own = rates.filter((rate) => rate.supplier_id === part.supplier);
    const code = own.length === 0 ? (why.get(part.supplier) ?? null) : null;
    return [
      {
        supplier: part.supplier,
        supplier_name: part.supplier_name,
        currency: part.currency,
        rates: own.map((rate) => toRate(rate, sender.country)),
        failure: code && { code, message: messageFor({ code }, localeTag(locale, '', region)) },
        fallback: part.delivery_options.find(({ type }) => type === 'fixed_delivery') ?? null,
      },
    ];
  });
  const first = rates.map((rate) => rate.asked_at);
  return {
    results,
    until: first.length === 0 ? null : new Date(Math.min(...first) + RATE_LIFE_MS).toISOString(),
  };
}
