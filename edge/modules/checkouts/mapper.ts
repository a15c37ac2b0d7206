import type { CartOrder } from '../../../shared/contracts/cart.ts';
import type {
  CheckoutPart,
  CheckoutView,
  DeliveryType,
  PaymentType,
} from '../../../shared/contracts/checkout.ts';
import { checkoutTotals, isChosenAlone } from '../../../shared/rules/checkout-totals.ts';
import { isWithinLimit } from '../../../shared/rules/payment-limits.ts';
import type { AskedAccount } from '../../../shared/rules/save-as.ts';
import type { CheckoutRow } from './statements.ts';

type DeliveryOption = CheckoutPart['delivery_options'][number];

/**
 * Freezes the parts of a cart: from then on neither prices nor deliveries change. The supplier's
 * first delivery is chosen, so that the total has it from the start.
 * @param isAlone true where one supplier's part was taken out of a cart
 */
export function freezeParts(orders: readonly CartOrder[], isAlone = false): CheckoutPart[] {
  return orders.map((order) => {
    const [first] = order.delivery_options;
    return {
      ...order,
      needs_delivery: first !== undefined,
      delivery_type: first?.type ?? null,
      shipping_total: first?.cost ?? 0,
      ...(isAlone && { alone: true }),
    };
  });
}

/** The account that the buyer of a checkout asked for by an earlier try; null for none. */
export function askedOf({
  account_asked: json,
}: Pick<CheckoutRow, 'account_asked'>): AskedAccount | null {
  return json === null ? null : (JSON.parse(json) as AskedAccount);
}

/** The parts that a checkout froze. */
export function partsOf(row: Pick<CheckoutRow, 'parts'>): CheckoutPart[] {
  return JSON.parse(row.parts) as CheckoutPart[];
}

/** True while every unit of a checkout is held; false where they wait for a contact, or some were freed. */
export function isHeld(
  row: Pick<CheckoutRow, 'held_variants'>,
  parts: readonly Pick<CheckoutPart, 'products'>[],
): boolean {
  return row.held_variants >= parts.reduce((sum, { products }) => sum + products.length, 0);
}

/**
 * The parts with the chosen deliveries; undefined when a supplier does not offer the chosen one. A courier's
 * rate, and the supplier's own delivery with its day, are dropped with any other choice.
 * @param choices by supplier; a part that is not named stays as it is
 */
export function withDelivery(
  parts: readonly CheckoutPart[],
  choices: Readonly<Record<string, DeliveryType | undefined>>,
): CheckoutPart[] | undefined {
  const chosen: CheckoutPart[] = [];
  for (const part of parts) {
    const choice = part.needs_delivery ? choices[part.supplier] : undefined;
    const option = part.delivery_options.find(({ type }) => type === choice);
    if (choice && !option) return undefined;
    chosen.push(option ? chosenBy(part, option) : part);
  }
  return chosen;
}

/** The parts with a delivery that one supplier's part has only while it is chosen; it stands in the place of an earlier one. */
export function withOption(
  parts: readonly CheckoutPart[],
  supplier: string,
  option: DeliveryOption,
): CheckoutPart[] {
  return parts.map((part) => (part.supplier === supplier ? chosenBy(part, option) : part));
}

function chosenBy(part: CheckoutPart, option: DeliveryOption): CheckoutPart {
  const offered = part.delivery_options.filter(({ type }) => !isChosenAlone(type));
  return {
    ...part,
    delivery_options: isChosenAlone(option.type) ? [...offered, option] : offered,
    delivery_type: option.type,
    shipping_total: option.cost,
  };
}

/** How many people the units of a ticket admit: an order names each of them. */
export function peopleOf({ amount, persons = 1 }: CheckoutPart['products'][number]): number {
  return amount * persons;
}

/** The payment types that all parts of a purchase accept. */
export function paymentTypesOf(parts: readonly CheckoutPart[]): PaymentType[] {
  const [first, ...rest] = parts.map(
    (part) => part.supplier_info.enabled_payment_types as PaymentType[],
  );
  const common = (first ?? []).filter((type) => rest.every((types) => types.includes(type)));
  const { total } = totalsOf(parts);
  const paid = { total, currency: parts[0]?.currency ?? '' };
  return common.filter((type) =>
    parts.every(({ supplier_info: { payment_limits: own } }) => isWithinLimit(type, paid, own)),
  );
}

/** Sums the parts up by the delivery that was chosen for each. */
export function totalsOf(parts: readonly CheckoutPart[]) {
  const choices = Object.fromEntries(parts.map((part) => [part.supplier, part.delivery_type]));
  const totals = checkoutTotals(parts, choices);
  if (!totals.ok) throw new Error(`a frozen part of ${totals.error.supplier} lost its delivery`);
  return totals.value;
}

/**
 * A checkout as its buyer sees it. Past its end it is expired, even before the sweep has closed it.
 */
export function toCheckoutView(row: CheckoutRow, now: number): CheckoutView {
  const parts = partsOf(row);
  const totals = totalsOf(parts);
  const ended = row.state === 'open' && row.expires_at <= now;
  return {
    id: row.id,
    cart: row.cart_id,
    state: ended ? 'expired' : row.state,
    held: isHeld(row, parts),
    ...(row.is_test === 1 && { is_test: true }),
    expires_at: new Date(row.expires_at).toISOString(),
    now: new Date(now).toISOString(),
    parts,
    currency: row.currency,
    items_total: totals.items_total,
    shipping_total: totals.shipping_total,
    total: totals.total,
    needs_delivery: parts.some((part) => part.needs_delivery),
    needs_payment: totals.needs_payment,
    payment_types: paymentTypesOf(parts),
    attendees: parts.flatMap((part) =>
      part.products
        .filter((product) => product.type === 'experience')
        .map((product) => ({
          sku: product.sku,
          item: product.id,
          name: product.name,
          amount: peopleOf(product),
        })),
    ),
  };
}
