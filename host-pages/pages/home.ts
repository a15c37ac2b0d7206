import { catalogueGrid } from '../../fragments/shop/catalogue-grid/server.ts';
import { slider } from '../../fragments/shop/slider/server.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { audienceOf } from '../../shared/rules/banners.ts';
import { shownCatalogues } from '../kit/catalogues.ts';
import { itemsOf, kindsOf } from '../kit/items.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { slot, wrapped, type Slot } from '../kit/slot.ts';
import { sliderProps } from '../kit/slider.ts';
import { say } from '../words/index.ts';

/** Whole rows of three tiles: two of them, or one. */
const TILES = [6, 3] as const;

/** The store's front: slider, its main kind of item as a grid, catalogues, its other kinds as rails. */
export const homePage = definePage({
  name: 'home',
  paths: ['/'],
  view(context) {
    const { store, env } = context;
    const t = say(env);
    const [main = 'product', ...others] = kindsOf(context);
    const titles: Record<ItemKind, string> = {
      ...t('sections', { returnObjects: true }),
      product: t('newest'),
      digital: t('digital'),
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
        slot(slider, {
          alike: true,
          props: context.person.then((person) =>
            sliderProps(context, audienceOf(person?.user_level ?? 'zero')),
          ),
        }),
        ...wrapped(itemsOf(context, main, titles[main], 'section')),
        ...wrapped(cataloguesOf(context)),
        ...others.flatMap((kind) => wrapped(itemsOf(context, kind, titles[kind], 'rail'))),
      ],
    };
  },
});

function cataloguesOf(context: PageContext): Slot {
  const { env } = context;
  const [most] = TILES;
  return slot(catalogueGrid, {
    alike: true,
    class: 'regular',
    // The strip above shows these too: they are read only once.
    props: shownCatalogues(context, { offset: 0, limit: PAGE_SIZE.cataloguesHome }).then((list) => {
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
