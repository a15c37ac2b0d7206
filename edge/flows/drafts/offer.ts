import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { DraftLine } from '../../../shared/contracts/draft-orders.ts';
import type { DraftOffer } from '../../../shared/contracts/draft-reads.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { StoreDeliveryType } from '../../../shared/rules/checkout-totals.ts';
import { readLines } from '../../../shared/rules/in-store.ts';
import { freezeParts } from '../../modules/checkouts/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { quoteOwnLines } from '../orders/own-lines.ts';

/** What the store asks for some lines now, as the one part that they are bought in. */
export interface Offered {
  readonly part: CheckoutPart;
  readonly holdMinutes: number;
  /** True while the store is in test mode. */
  readonly isTest: boolean;
}

/**
 * The part that lines of the tenant's own goods make, at the present prices.
 * @param own a purchase whose held units count as free
 */
export async function readOffer(
  scope: RequestScope,
  lines: readonly CartLineInput[],
  own?: string,
): Promise<Result<Offered, Failure>> {
  const quote = await quoteOwnLines(scope, lines, own);
  if (!quote.ok) return quote;
  const { view, holdMinutes, isTest } = quote.value;
  const [part] = freezeParts(view.orders);
  if (!part) return fail({ code: 'unavailable_for_sale', field: 'lines' });
  return ok({ part, holdMinutes, isTest });
}

/** The terms by which a seller changes an offer. */
interface Terms {
  /** By variant: what one unit costs, in minor units. */
  readonly prices: ReadonlyMap<string, number>;
  readonly delivery_type: StoreDeliveryType | null;
  /** What the delivery costs; its own cost where it is left out. */
  readonly shipping?: number;
}

/** The part with the seller's prices and the one delivery that was agreed; undefined where the store has none such. */
export function agreed(
  part: CheckoutPart,
  { prices, delivery_type: wanted, shipping }: Terms,
): CheckoutPart | undefined {
  const products = part.products.map((product) => {
    const price = prices.get(product.sku) ?? product.list_price;
    return { ...product, list_price: price, crossout_price: null, total: price * product.amount };
  });
  const total = products.reduce((sum, product) => sum + product.total, 0);
  if (!part.needs_delivery) return { ...part, products, total };
  const option = part.delivery_options.find(({ type }) => type === wanted);
  if (!option) return undefined;
  const cost = shipping ?? option.cost;
  return {
    ...part,
    products,
    total,
    delivery_options: [{ ...option, cost }],
    delivery_type: option.type,
    shipping_total: cost,
  };
}

/** The lines of a part as a draft keeps them. */
export const draftLines = ({ products }: CheckoutPart): DraftLine[] =>
  products.map(({ id, sku, name, description, photo, amount, list_price: price }) => ({
    item: id,
    sku,
    name,
    description,
    photo,
    amount,
    price,
  }));

/** What the form of a draft offers; what cannot be sold is a failure that names it. */
export async function showOffer(
  scope: RequestScope,
  text: string,
): Promise<Result<DraftOffer, Failure>> {
  const offer = await readOffer(scope, readLines(text));
  if (!offer.ok) return offer;
  const { part } = offer.value;
  const left = new Map(part.products.map(({ sku, available }) => [sku, available]));
  return ok({
    lines: draftLines(part).map((line) => ({ ...line, available: left.get(line.sku) ?? null })),
    currency: part.currency,
    delivery_options: part.delivery_options,
  });
}
