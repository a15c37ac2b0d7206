import { catalogueGrid } from '../../fragments/catalogue-grid/server.ts';
import { itemGrid } from '../../fragments/item-grid/server.ts';
import type { ItemGridProps } from '../../fragments/item-grid/props.ts';
import { slider } from '../../fragments/slider/server.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import type { ItemList } from '../../shared/contracts/items.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { sectionUrl } from '../../shared/rules/urls.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { slot, wrapped, type Slot } from '../kit/slot.ts';
import { sliderProps } from '../kit/slider.ts';
import { words } from '../words/index.ts';

/** Whole rows of four, three and two cards. */
const GRID_SIZE = 12;
/** A rail of another kind than the page's main grid shows this many. */
const RAIL_SIZE = 10;
/** Whole rows of three tiles: two of them, or one. */
const TILES = [6, 3] as const;

/** The store's front: slider, its main kind of item as a grid, catalogues, its other kinds as rails. */
export const homePage = definePage({
  name: 'home',
  paths: ['/'],
  view(context) {
    const { store, env } = context;
    const t = words[env.locale];
    const [main = 'product', ...others] = kindsOf(context);
    const titles: Record<ItemKind, string> = {
      ...t.sections,
      product: t.newest,
      digital: t.digital,
    };
    return {
      status: 200,
      head: {
        title: store.name,
        description: store.seo_description,
        canonical: '/',
        index: true,
      },
      main: [
        slot(slider, { props: sliderProps(context) }),
        ...wrapped(itemsOf(context, main, titles[main], 'section')),
        ...wrapped(cataloguesOf(context)),
        ...others.flatMap((kind) => wrapped(itemsOf(context, kind, titles[kind], 'rail'))),
      ],
    };
  },
});

/** The kinds whose sections the store has switched on, in the order of its menu. */
function kindsOf(context: PageContext): ItemKind[] {
  const { sections_info: sections } = context.store.store_theme_info;
  const kinds: [ItemKind, boolean][] = [
    ['product', sections.products],
    ['experience', sections.experiences],
    ['service', sections.services],
    ['digital', sections.digital],
  ];
  return kinds.filter(([, enabled]) => enabled).map(([kind]) => kind);
}

function itemsOf(
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
  const list = context.reads.items({ type: kind, limit }, false);
  return slot(itemGrid, {
    class: variant === 'section' ? 'essential' : 'regular',
    props: list.then((found) => props(found, 'ready')),
    fallback: props(null, 'failed'),
  });
}

function cataloguesOf({ env, reads }: PageContext): Slot {
  const [most] = TILES;
  return slot(catalogueGrid, {
    class: 'regular',
    // The strip above shows these too: they are read once.
    props: reads.catalogues({ offset: 0, limit: PAGE_SIZE.cataloguesHome }).then((list) => {
      const shown = TILES.find((count) => count <= list.results.length);
      return {
        env,
        list: { ...list, results: list.results.slice(0, shown) },
        page: 1,
        pageSize: most,
        path: `${env.base}/catalogos`,
        titleLevel: 2 as const,
      };
    }),
  });
}
