import { embed as cartEmbed } from '../../fragments/shop/cart/manifest.ts';
import { cart } from '../../fragments/shop/cart/server.ts';
import { embed as gridEmbed } from '../../fragments/shop/item-grid/manifest.ts';
import { itemGrid } from '../../fragments/shop/item-grid/server.ts';
import { embed as itemEmbed } from '../../fragments/shop/item/manifest.ts';
import { item } from '../../fragments/shop/item/server.ts';
import { itemKinds, type ItemKind } from '../../shared/contracts/fields.ts';
import { getItem, searchItems } from '../../shared/contracts/items.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { catalogueUrl, sectionUrl } from '../../shared/rules/urls.ts';
import { whatsappNumber } from '../../shared/rules/whatsapp.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';
import { countOf, withAbsolutePhotos, type EmbedElement } from './element.ts';

const GRID_MOST = 24;

const itemElement: EmbedElement = {
  name: 'shop-item',
  embed: itemEmbed,
  async show(context) {
    const { env, store, address } = context;
    const id = context.query.get('item') ?? '';
    const found = await context.read(getItem, { params: { id }, query: {} });
    if (!found.ok) return null;
    return slot(item, {
      class: 'primary',
      props: {
        env,
        detail: withAbsolutePhotos(found.value, new URL(address).origin),
        item: id,
        origin: address,
        contact: { whatsapp: whatsappNumber(store), email: store.contact_email },
      },
    });
  },
};

/** It comes empty: its lines are those of the page on which it stands. */
const cartElement: EmbedElement = {
  name: 'shop-cart',
  embed: cartEmbed,
  show({ env, address, store }) {
    const { origin, pathname } = new URL(address);
    if (store.is_proxy) return null;
    const base = pathname === '/' ? '' : pathname;
    return slot(cart, { class: 'primary', props: { env: { ...env, base }, origin } });
  },
};

const gridElement: EmbedElement = {
  name: 'shop-item-grid',
  embed: gridEmbed,
  async show(context) {
    const { env, store, query, read } = context;
    const kind = kindOf(context);
    const catalogue = query.get('catalogue') ?? undefined;
    const text = query.get('text') ?? undefined;
    const limit = countOf(context, 'limit', GRID_MOST);
    const found = await read(searchItems, {
      query: {
        limit,
        ...(kind && { type: kind }),
        ...(catalogue && { catalogue }),
        ...(text && { text }),
      },
    });
    // What the attributes name is not there, or is no name at all.
    if (!found.ok) return null;
    const list = orThrow(found);
    if (list.results.length === 0) return null;
    const all = catalogue
      ? catalogueUrl(env.base, catalogue)
      : sectionUrl(env.base, kind ?? 'product');
    return slot(itemGrid, {
      class: 'primary',
      props: {
        env,
        title: text ?? store.name,
        titleLevel: 2,
        list,
        state: 'ready',
        query: { page: 1, sort: 'queue_position' },
        path: all,
        pageSize: limit,
        variant: query.get('layout') === 'rail' ? 'rail' : 'section',
        moreUrl: all,
        storeId: store.id,
      },
    });
  },
};

function kindOf({ query }: PageContext): ItemKind | undefined {
  return itemKinds.find((one) => one === query.get('kind'));
}

/** The elements that sell: an item, a list of items, and the cart that both fill. */
export const goodsElements: readonly EmbedElement[] = [itemElement, cartElement, gridElement];
