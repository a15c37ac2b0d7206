import type { ItemMonths } from '../../fragments/shop/item/props.ts';
import { readOfferedMonths, readSupplierCodes } from '../../shared/contracts/instalments.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { financialCost, tellsCosts } from '../../shared/rules/financial-cost.ts';
import { monthly, termsFor } from '../../shared/rules/instalments.ts';
import type { PageContext } from './page.ts';

/** Begins to read what a store offers of months, beside the page's other reads; null where it cannot be read. */
export function offeredMonths({ read }: Pick<PageContext, 'read'>) {
  return read(readOfferedMonths, { params: {} }).then(
    (found) => (found.ok ? found.value : null),
    () => null,
  );
}

/**
 * The longest plan in which one unit of an item may be paid; null where the store divides no payment, the price
 * is hidden or too small, or its supplier takes no card that is divided.
 * @param sku of the variant that the address asks for
 */
export async function itemMonths(
  { read, store }: PageContext,
  detail: ItemDetail,
  offer: Awaited<ReturnType<typeof offeredMonths>>,
  sku: string | undefined,
): Promise<ItemMonths | null> {
  if (!offer || offer.terms.length === 0 || detail.is_free || detail.hide_price) return null;
  const codes = await codesFor(read, detail.owner === store.id ? null : detail.owner, offer.codes);
  const chosen = detail.skus.find(({ id }) => id === sku);
  const total = chosen?.list_price ?? detail.list_price;
  if (total === null) return null;
  const [count] = termsFor(offer, { total, currency: detail.currency, codes }).toReversed();
  if (count === undefined) return null;
  const amount = monthly(total, count);
  const months = { count, price: total, amount, isFrom: !chosen && detail.price_varies };
  if (!tellsCosts(store.country)) return months;
  return {
    ...months,
    cost: financialCost({ price: total, count, monthly: amount }),
  };
}

/** The ways to pay that the store and the item's supplier both take. */
async function codesFor(
  read: PageContext['read'],
  supplier: string | null,
  own: NonNullable<Awaited<ReturnType<typeof offeredMonths>>>['codes'],
) {
  if (supplier === null) return own;
  const found = await read(readSupplierCodes, { params: { supplier } });
  return found.ok ? own.filter((code) => found.value.codes.includes(code)) : [];
}
