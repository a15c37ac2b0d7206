import { sumMinor } from '../kernel/money.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/** The delivery types that a store's owner offers. */
export const storeDeliveryTypes = ['fixed_delivery', 'collection'] as const;
export type StoreDeliveryType = (typeof storeDeliveryTypes)[number];

/**
 * All delivery types. `shipping`, `to_address` and `to_branch` are a courier's rate: of a broker, of Correo Argentino to the
 * buyer's door, and to a branch of the courier's. `delivery` is by the supplier's own people. A part has one of these only
 * while it is chosen.
 */
export const deliveryTypes = [
  ...storeDeliveryTypes,
  'delivery',
  'shipping',
  'to_address',
  'to_branch',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** True for a delivery that goes to the buyer's address. */
export function isBrought(type: string | null | undefined): boolean {
  return type != null && type !== 'collection' && type !== 'to_branch';
}

/** True for a delivery that a part offers only while it is chosen. */
export function isChosenAlone(type: DeliveryType): boolean {
  return !storeDeliveryTypes.some((one) => one === type);
}

/** The data from which a part's totals are computed: the edge's own prices, in minor units. */
export interface PricedPart {
  readonly supplier: string;
  readonly currency: string;
  readonly products: readonly { readonly list_price: number; readonly amount: number }[];
  readonly needs_delivery: boolean;
  readonly delivery_options: readonly { readonly type: DeliveryType; readonly cost: number }[];
}

export interface PartTotals {
  readonly supplier: string;
  /** Null until the buyer chooses, and where nothing is delivered. */
  readonly delivery_type: DeliveryType | null;
  readonly items_total: number;
  readonly shipping_total: number;
  readonly total: number;
}

export interface CheckoutTotals {
  readonly parts: readonly PartTotals[];
  readonly currency: string;
  readonly items_total: number;
  readonly shipping_total: number;
  readonly total: number;
  /** False while a part still waits for its delivery to be chosen. */
  readonly is_complete: boolean;
  /** A total of zero has no payment step. */
  readonly needs_payment: boolean;
}

/** The refusal of a delivery that the supplier does not offer. */
export interface DeliveryRefused {
  readonly code: 'delivery_not_available';
  readonly supplier: string;
}

/**
 * Adds up a checkout, part by part and whole. Taxes are in the prices.
 * @param choices delivery by supplier; a choice for a part without delivery is ignored
 * @throws RangeError for parts in different currencies or amounts that are no whole minor units
 */
export function checkoutTotals(
  parts: readonly PricedPart[],
  choices: Readonly<Record<string, DeliveryType | null | undefined>>,
): Result<CheckoutTotals, DeliveryRefused> {
  const currency = parts[0]?.currency ?? '';
  const totals: PartTotals[] = [];
  for (const part of parts) {
    if (part.currency !== currency) throw new RangeError('one checkout has one currency');
    const chosen = part.needs_delivery ? (choices[part.supplier] ?? null) : null;
    const option = part.delivery_options.find(({ type }) => type === chosen);
    if (chosen && !option) return fail({ code: 'delivery_not_available', supplier: part.supplier });
    const items_total = sumMinor(part.products.map((line) => line.list_price * line.amount));
    const shipping_total = option?.cost ?? 0;
    totals.push({
      supplier: part.supplier,
      delivery_type: chosen,
      items_total,
      shipping_total,
      total: sumMinor([items_total, shipping_total]),
    });
  }
  const total = sumMinor(totals.map((part) => part.total));
  return ok({
    parts: totals,
    currency,
    items_total: sumMinor(totals.map((part) => part.items_total)),
    shipping_total: sumMinor(totals.map((part) => part.shipping_total)),
    total,
    is_complete: parts.every(
      (part, index) => !part.needs_delivery || totals[index]?.delivery_type != null,
    ),
    needs_payment: total > 0,
  });
}
