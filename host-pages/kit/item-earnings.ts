import { itemEarnings } from '../../fragments/shop/item-earnings/server.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { itemUrl } from '../../shared/rules/urls.ts';
import { earningsOf } from './earnings.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/**
 * What a sale of an item earns the account that opened its page, and the way to show or hide it; nothing
 * for visitors, whose pages are shared, and for accounts without a store.
 */
export async function earningsSlot(context: PageContext, item: ItemDetail): Promise<Slot[]> {
  const { env, address, person, path, showsResale } = context;
  const reader = await person;
  if (reader?.user_level !== 'two') return [];
  const earnings = await earningsOf(context, [item]);
  if (earnings.length === 0) return [];
  const names = new Map(
    item.skus.map(({ id, attributes }) => [id, Object.values(attributes).join(' · ')]),
  );
  const props = {
    env,
    isShown: showsResale,
    returnTo: env.base + path,
    link: `${address}${itemUrl('', item)}?referral=${reader.id}`,
    rows: earnings.map((one) => ({ ...one, name: names.get(one.sku) ?? '' })),
  };
  return [slot(itemEarnings, { into: 'ask', class: 'regular', props })];
}
