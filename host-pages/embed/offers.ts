import { embed as buyEmbed } from '../../fragments/shop/buy-button/manifest.ts';
import type { Choice } from '../../fragments/shop/buy-button/props.ts';
import { buyButton } from '../../fragments/shop/buy-button/server.ts';
import { embed as searchEmbed } from '../../fragments/shop/search-box/manifest.ts';
import { searchBox } from '../../fragments/shop/search-box/server.ts';
import type { ItemDetail, ItemSku } from '../../shared/contracts/items.ts';
import { getItem } from '../../shared/contracts/items.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { SEARCH_TEXT_MAX } from '../../shared/kernel/constants/limits.ts';
import { purchaseState } from '../../shared/rules/purchase-state.ts';
import { skuLabel } from '../../shared/rules/skus.ts';
import { itemUrl } from '../../shared/rules/urls.ts';
import { slot } from '../kit/slot.ts';
import type { EmbedElement } from './element.ts';
import { priceText } from './price-text.ts';

const buy: EmbedElement = {
  name: 'shop-buy-button',
  embed: buyEmbed,
  async show(context) {
    const { env, query, read } = context;
    const found = await read(getItem, { params: { id: query.get('item') ?? '' }, query: {} });
    if (!found.ok) return null;
    const detail = found.value;
    const skus = skusOf(detail, query.get('sku'));
    const [only] = skus;
    if (!only) return null;
    const words = wordsOf(buyButton.words, env.tag);
    const choices = skus.map((sku): Choice => ({
      id: sku.id,
      label: skuLabel(sku),
      available: sku.available,
      price: priceText({ ...detail, ...sku }, detail, env),
    }));
    const least = priceText(detail, detail, env);
    const isOpen = skus.length > 1 && detail.price_varies;
    return slot(buyButton, {
      class: 'primary',
      props: {
        env,
        item: {
          id: detail.id,
          name: detail.name,
          max_purchase_amount: detail.max_purchase_amount,
          isTicket: detail.type === 'experience',
        },
        choices,
        price: isOpen
          ? { ...least, now: fill(words.from, { price: least.now }) }
          : (choices[0]?.price ?? least),
        state: purchaseState(detail),
        url: itemUrl(env.base, detail),
      },
    });
  },
};

/** The variants that an attribute names by id or code; all of them without it. */
function skusOf({ skus }: ItemDetail, wanted: string | null): readonly ItemSku[] {
  return wanted ? skus.filter(({ id, code }) => id === wanted || code === wanted) : skus;
}

const search: EmbedElement = {
  name: 'shop-search-box',
  embed: searchEmbed,
  show({ env, store, query }) {
    const text = (query.get('text') ?? '').slice(0, SEARCH_TEXT_MAX);
    return slot(searchBox, { class: 'primary', props: { env, store: store.name, text } });
  },
};

/** What leads a buyer on: a button that buys one item, and the store's search. */
export const offerElements: readonly EmbedElement[] = [buy, search];
