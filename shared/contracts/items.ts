import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '../kernel/constants/limits.ts';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { pageRead } from './page-read.ts';
import { deliveryOption } from './delivery.ts';
import {
  currency,
  itemId,
  itemKind,
  minor,
  photo,
  seoShown,
  skuId,
  slug,
  storeId,
} from './fields.ts';
import { returnFees, returnLabels } from '../rules/return-terms.ts';
import { sampleLine } from './samples.ts';

/** Orders of a list (spec [9]): most relevant, higher price, lower price. */
export const specItemSorts = ['queue_position', '-list_price', 'list_price'] as const;
/** All orders of a list: those, and the newest first. */
export const itemSorts = [...specItemSorts, '-created_at'] as const;
export type ItemSort = (typeof itemSorts)[number];
/** Orders that a call may ask for: also by the units that were ordered. Pages do not offer it. */
export const callItemSorts = [...itemSorts, '-sold'] as const;
export type CallItemSort = (typeof callItemSorts)[number];

/** The data of an item's card. */
export const itemCard = z
  .object({
    id: itemId,
    owner: storeId,
    owner_name: z.string(),
    owner_slug: slug,
    slug,
    /** In the caller's language where its owner wrote it in both, and so are all texts of an item. */
    name: z.string(),
    type: itemKind,
    /** The lowest price of the variants; null when the price is hidden. */
    list_price: minor.nullable(),
    crossout_price: minor.nullable(),
    /** True when variants differ in price: the card says "from". */
    price_varies: z.boolean(),
    /** Hundredths of a percent that the price contains as tax; left out where its owner has set none. */
    included_tax: z.number().int().optional(),
    currency,
    is_free: z.boolean(),
    hide_price: z.boolean(),
    photo: photo.nullable(),
    sold_out: z.boolean(),
    stock_type: z.enum(['onstock', 'ondemand']),
    list_state: z.enum(['published', 'unpublished']),
    hiden: z.boolean(),
    is_dropshipping: z.boolean(),
    /** ISO 8601, experiences only. */
    experience_date: z.string().nullable(),
    /** False once an experience has begun. */
    experience_available: z.boolean(),
    /** The mean of its reviews from 1 to 5, with one decimal; null for an item without reviews. */
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  })
  .meta({ id: 'ItemCard' });
export type ItemCard = z.infer<typeof itemCard>;

export const returnInfo = z.object({
  return_type: z.enum(['disallowed', '72hrs']),
  return_policy: z.enum(['common', 'customized']),
  return_policy_legend: z.string().nullable(),
  /** Who pays for sending it back; left out where the owner did not say. */
  return_fees: z.enum(returnFees).nullable().optional(),
  /** How the buyer gets the label for sending it back. */
  return_shipping_label: z.enum(returnLabels).nullable().optional(),
  /** Percent of the price that the owner keeps; only with the fees of this name. */
  restocking_fees: z.number().int().min(1).max(100).nullable().optional(),
});
export type ReturnInfo = z.infer<typeof returnInfo>;

/** Return terms as their owner writes them, in both languages. */
export const ownReturnInfo = returnInfo.extend({
  /** Null, or left out, where the first text serves both languages. */
  return_policy_legend_en: z.string().nullable().optional(),
});
export type OwnReturnInfo = z.infer<typeof ownReturnInfo>;

/** One thing that can be bought: an item without variants has one. */
export const itemSku = z.object({
  id: skuId,
  code: z.string(),
  /** Variant name to value, as the store's owner wrote them. */
  attributes: z.record(z.string(), z.string()),
  list_price: minor.nullable(),
  crossout_price: minor.nullable(),
  photo: photo.nullable(),
  /** Units left for sale; null when made on demand. */
  available: z.number().int().nullable(),
});
export type ItemSku = z.infer<typeof itemSku>;

export const itemDetail = itemCard
  .extend({
    plain_description: z.string(),
    tags: z.array(z.string()),
    /** Fields that the owner made up, such as a material. */
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    photos: z.array(photo),
    skus: z.array(itemSku),
    max_purchase_amount: z.number().int().nullable(),
    experience_place: z.string().nullable(),
    return_info: returnInfo,
    /** How a product gets to its buyer, for the order that it is in; empty for every other type. */
    delivery_options: z.array(deliveryOption),
    /**
     * True when the store sells the item: false on read-only stores, and for hidden prices, ended
     * or unpublished items.
     */
    can_buy: z.boolean(),
    catalogues: z.array(z.object({ id: z.string(), slug, name: z.string() })),
  })
  .meta({ id: 'ItemDetail' });
export type ItemDetail = z.infer<typeof itemDetail>;

const count = z.number().int();

/** The traits by which a list is narrowed, each by several values: an item has to have one of them. */
export const itemTraits = ['owner', 'size', 'colour', 'discount'] as const;
export type ItemTrait = (typeof itemTraits)[number];

/**
 * One value of a trait. `value` is the query's word, `name` the word for people. The count is left
 * out where more items match than are looked at.
 */
const traitChoice = z.object({ value: z.string(), name: z.string(), count: count.optional() });
export type TraitChoice = z.infer<typeof traitChoice>;

/**
 * How many items each filter would leave, each counted without its own filter. The counts are exact
 * where only a type or a catalogue narrows the list. Otherwise they are taken over at most 1,000
 * matches (300 for the catalogues), and beyond that scaled up to the estimate of all matches.
 */
export const facets = z.object({
  types: z.array(z.object({ type: itemKind, count })),
  catalogues: z.array(z.object({ slug, name: z.string(), count })),
  prices: z.array(z.object({ from: minor.nullable(), to: minor.nullable(), count })),
  available: count,
  /** The 30 most frequent values of each trait, counted over at most 300 matches. */
  traits: z.object({
    owner: z.array(traitChoice),
    size: z.array(traitChoice),
    colour: z.array(traitChoice),
    discount: z.array(traitChoice),
  }),
});
export type Facets = z.infer<typeof facets>;

/** Whether the list keeps the items that can be bought now, or the others. */
export const availability = z.enum(['true', 'false']);

const price = z.coerce.number<number | string>().int().min(0).max(100_000_000_000);

/** Up to 20 values of one filter with commas between them; equal ones count once. */
function several(values: RegExp) {
  return z
    .string()
    .regex(values)
    .transform((text) => [...new Set(text.split(',').map((one) => one.trim()))]);
}

/** Catalogues by their slugs; stores by id or slug, or by their owner's account. */
const slugs = several(/^[A-Za-z0-9_-]{1,120}(,[A-Za-z0-9_-]{1,120}){0,19}$/);
const traitValues = several(/^[^\s,][^,]{0,39}(,[^\s,][^,]{0,39}){0,19}$/);

/** A text that is taken and dropped, so that answers are kept without it. */
function ignored(max: number) {
  return z
    .string()
    .max(max)
    .optional()
    .transform(() => undefined);
}

export const itemQuery = z.object({
  /** The spec's search text: words, AND, OR, name:value, from..to. */
  text: z.string().max(SEARCH_TEXT_MAX).optional(),
  type: itemKind.optional(),
  /** Catalogues of this store by their slugs, with commas between them. */
  catalogue: slugs.optional(),
  /** Sellers, with commas between them: a store's id or slug, or the account of its owner. */
  owner: slugs.optional(),
  /** Sizes as their owners wrote them, with commas between them; case does not matter. */
  size: traitValues.optional(),
  /** Colours, in the same way. */
  colour: traitValues.optional(),
  /** Items with a price crossed out. */
  discount: z.literal('true').optional(),
  /** An item's own slug. */
  slug: slug.optional(),
  /** Tags with commas between them; an item has to have each. */
  tags: z.string().max(SEARCH_TEXT_MAX).optional(),
  /** Where the visit came from. It goes along with the search and changes nothing about the answer. */
  campaign: ignored(100),
  click_id: ignored(200),
  price_from: price.optional(),
  price_to: price.optional(),
  available: availability.optional(),
  sort: z.enum(itemSorts).default('queue_position'),
  ...paging(EDGE_PAGE_SIZE.items),
});
export type ItemQuery = z.infer<typeof itemQuery>;

/** A card in a list; with its variants only where the caller asked for them. */
const listedItem = itemCard
  .extend({ skus: z.array(itemSku).optional() })
  .meta({ id: 'ListedItem' });

export const itemList = listOf(listedItem).extend({
  facets: facets.optional(),
  /** The words that the search used instead, when the text as typed matched nothing. */
  corrected: z.string().optional(),
  /** True when nothing holds all words of the text: the results hold all but one of them. */
  some_words: z.boolean().optional(),
});
export type ItemList = z.infer<typeof itemList>;

export const searchItems = contract({
  id: 'products-list-public.search',
  service: 'products-list-public',
  method: 'get',
  path: '/',
  access: 'public',
  summary: {
    en: 'Items of this store: full text, filters, counts and sorts',
    es: 'Los artículos de esta tienda: búsqueda, filtros, conteos y orden',
  },
  query: itemQuery.extend({
    /** By `-sold`, what was ordered most stands first; a catalogue keeps its own order then. */
    sort: z.enum(callItemSorts).default('queue_position'),
    facets: z.enum(['true', 'false']).default('false'),
    /** With `true`, each item comes with its variants, their prices and the units left. */
    variants: z.enum(['true', 'false']).default('false'),
  }),
  sample: { query: { text: 'falda', type: 'product', price_to: 99_900, facets: 'true' } },
  answer: itemList,
  maxAge: 5,
});

export const getItem = contract({
  id: 'public.item',
  service: 'public',
  method: 'get',
  path: '/products/{id}',
  access: 'public',
  summary: {
    en: 'One published item of this store with its variants',
    es: 'Un artículo publicado de esta tienda con sus variantes',
  },
  params: z.object({ id: z.union([itemId, slug]) }),
  query: z.object({ owner: z.union([storeId, slug]).optional() }),
  sample: { params: { id: sampleLine.item } },
  answer: itemDetail,
  errors: ['item_not_found'],
  maxAge: 5,
});

/**
 * An item as its page shows it: one that is not published too, for the accounts that may edit it, and
 * for whoever has the address of its preview.
 */
export const readItemPage = pageRead({
  id: 'public.item-page',
  params: z.object({
    id: z.union([itemId, slug]),
    owner: z.union([storeId, slug]).optional(),
    /** The end of a preview's address. */
    preview: z.string().max(100).optional(),
  }),
  answer: z.object({
    item: itemDetail,
    seo: seoShown,
    /** Where whoever has it sees the unpublished item; null for one that everybody sees, and for callers who may not share it. */
    share: z.object({ path: z.string(), until: z.number() }).nullable(),
  }),
});
export type ItemPageAnswer = z.infer<typeof readItemPage.answer>;
