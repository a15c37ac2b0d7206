import { slider } from '../../fragments/shop/slider/server.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import { shownTo } from '../edit/view-as.ts';
import { catalogueTiles } from '../kit/catalogues.ts';
import { itemsOf, kindsOf } from '../kit/items.ts';
import { definePage } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { sliderProps } from '../kit/slider.ts';
import { say } from '../words/index.ts';

/** The store's front: slider, its main kind of item as a grid, catalogues, its other kinds as rails. */
export const homePage = definePage({
  name: 'home',
  paths: ['/'],
  // `edit` names the panel of edit mode that is open for an owner; to visitors it is nothing.
  query: ['edit'],
  view(context) {
    const { store, env } = context;
    const t = say(env);
    const [main = 'product', ...others] = kindsOf(context);
    const titles: Record<ItemKind, string> = {
      ...t('sections', { returnObjects: true }),
      product: t('featured'),
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
          props: context.person.then((person) => sliderProps(context, shownTo(context, person))),
        }),
        ...wrapped(itemsOf(context, main, titles[main], 'section')),
        ...wrapped(catalogueTiles(context)),
        ...others.flatMap((kind) => wrapped(itemsOf(context, kind, titles[kind], 'rail'))),
      ],
    };
  },
});
