import type { ItemGridProps } from '../../fragments/shop/item-grid/props.ts';
import { itemGrid } from '../../fragments/shop/item-grid/server.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import { searchItems, type ItemList } from '../../shared/contracts/items.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { sectionUrl } from '../../shared/rules/urls.ts';
import { cardEarnings } from './earnings.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** Whole rows of four, three and two cards. */
const GRID_SIZE = 12;
/** The number of items in a rail of a kind other than the page's main one. */
const RAIL_SIZE = 10;

/** The kinds whose sections the store has switched on, in the order of its menu. */
export function kindsOf(context: PageContext): ItemKind[] {
  const { sections_info: sections } = context.store.store_theme_info;
  const kinds: [ItemKind, boolean][] = [
    ['product', sections.products],
    ['experience', sections.experiences],
    ['service', sections.services],
    ['digital', sections.digital],
  ];
  return kinds.filter(([, enabled]) => enabled).map(([kind]) => kind);
}

/** The first items of a kind as a part of another page: some rows, or a rail. */
export function itemsOf(
  context: PageContext,
  kind: ItemKind,
  title: string,
  variant: 'section' | 'rail',
): Slot {
  const { env, store } = context;
  const limit = variant === 'section' ? GRID_SIZE : RAIL_SIZE;
  const props = (list: ItemList | null, state: ItemGridProps['state']): ItemGridProps => ({
    env,
    title,
    titleLevel: 2,
    list,
    state,
    kind,
    query: { page: 1, sort: 'queue_position' },
    path: sectionUrl(env.base, kind),
    pageSize: limit,
    variant,
    moreUrl: sectionUrl(env.base, kind),
    storeId: store.id,
  });
  const list = readSome(context, kind, limit);
  return slot(itemGrid, {
    class: variant === 'section' ? 'essential' : 'regular',
    props: list.then(async (found) => {
      const ready = props(found, 'ready');
      const mayBeBare = variant === 'section' && found.results.length === 0;
      const more = mayBeBare ? bareFor(context, kind) : cardEarnings(context, found);
      return { ...ready, ...(await more) };
    }),
    fallback: props(null, 'failed'),
  });
}

async function readSome({ read }: PageContext, type: ItemKind, limit: number): Promise<ItemList> {
  return orThrow(await read(searchItems, { query: { type, limit } }));
}

/**
 * Who opened the front, when its rails are empty too and nothing else would show. A rail that cannot
 * be read may hold items.
 */
async function bareFor(
  context: PageContext,
  main: ItemKind,
): Promise<Pick<ItemGridProps, 'bareFor'>> {
  const others = kindsOf(context).filter((kind) => kind !== main);
  const [person, ...rails] = await Promise.all([
    context.person,
    // The rails ask the same: each is read only once.
    ...others.map((kind) => readSome(context, kind, RAIL_SIZE).catch(() => null)),
  ]);
  if (rails.some((rail) => rail === null || rail.results.length > 0)) return {};
  return { bareFor: person?.role === 'owner' && !context.store.is_proxy ? 'owner' : 'shopper' };
}
