import { z } from 'zod';
import { ADD_PRODUCTS_CHECK_AT_LEAST } from '../kernel/constants/page-sizes.ts';
import { added } from './catalogue-products.ts';
import { catalogueId } from './catalogues.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, itemId, itemKind, minor, ownedBy, photo, slug, storeId } from './fields.ts';
import { CATEGORY_ROWS, OFFER_TEXT_MAX, OFFERS_PAGE, SUPPLIER_ROWS } from '../rules/resale.ts';
import { sampleIds, sampleLine, sampleStore } from './samples.ts';

/**
 * The calls by which owners add items of other stores to their own. A store is offered the
 * drop-shipped items of the other stores of its network; a franchise those of the network's root.
 */

const base = { service: 'store', access: 'store-admin' } as const;
const errors = ['store_not_found'] as const;
const oneItem = ownedBy.extend({ id: itemId });
const sampleItem = { ...sampleStore, id: sampleLine.item };

/** Which of the offered items. */
const filter = z.object({
  /** Words of the name or of the tags. */
  text: z.string().max(OFFER_TEXT_MAX).default(''),
  /** The store that owns the items. */
  dssupplier: storeId.optional(),
  /** The slug of a catalogue that the item's owner has it in. */
  category: slug.optional(),
  type: itemKind.optional(),
});
export type ResaleFilter = z.infer<typeof filter>;

export const resaleItem = z
  .object({
    id: itemId,
    name: z.string(),
    type: itemKind,
    dssupplier: storeId,
    supplier_name: z.string(),
    photo: photo.nullable(),
    /** The lowest price of the variants. */
    list_price: minor,
    currency,
    contribution_margin: minor,
    /** What the store would pay, and what a sale of one unit earns, at the network's rate. */
    buy_by: minor,
    earnings: minor,
    /** Whether the store sells the item already. */
    in_store: z.boolean(),
  })
  .meta({ id: 'ResaleItem' });
export type ResaleItem = z.infer<typeof resaleItem>;

export const searchResale = contract({
  ...base,
  id: 'store.product-search',
  method: 'get',
  path: '/{mashup}/{type}/store/products/search',
  summary: {
    en: 'The items of other stores that the store may sell, and which it sells already',
    es: 'Los artículos de otras tiendas que la tienda puede vender, y cuáles ya vende',
  },
  params: ownedBy,
  query: filter.extend({
    ...paging(OFFERS_PAGE),
    /** Up to here the count is exact. */
    check_at_least: z.coerce
      .number<number | string>()
      .int()
      .min(1)
      .max(ADD_PRODUCTS_CHECK_AT_LEAST)
      .default(ADD_PRODUCTS_CHECK_AT_LEAST),
    sort: z.enum(['-contribution_margin']).default('-contribution_margin'),
  }),
  sample: { params: sampleStore, query: { text: 'falda', type: 'product' } },
  answer: listOf(resaleItem),
  errors: [...errors],
});

/** A search by name, of things that a drop-down offers. */
const byName = (rows: { readonly open: number }) =>
  z.object({ ...paging(rows.open), text: z.string().max(100).default('') });
const choices = { ...base, method: 'get', params: ownedBy, errors: [...errors] } as const;

export const resaleCategory = z.object({ slug, name: z.string() }).meta({ id: 'ResaleCategory' });
export type ResaleCategory = z.infer<typeof resaleCategory>;

export const searchCategories = contract({
  ...choices,
  id: 'store.category-search',
  path: '/{mashup}/{type}/store/categories/search',
  summary: {
    en: 'The catalogues that other stores have offered items in, by name',
    es: 'Los catálogos en que otras tiendas tienen artículos que ofrecen, por nombre',
  },
  query: byName(CATEGORY_ROWS),
  sample: { params: sampleStore, query: { text: 'cas', limit: CATEGORY_ROWS.typed } },
  answer: listOf(resaleCategory),
});

export const resaleSupplier = z
  .object({ id: storeId, name: z.string(), image: z.string().nullable() })
  .meta({ id: 'Supplier' });
export type ResaleSupplier = z.infer<typeof resaleSupplier>;

export const searchSuppliers = contract({
  ...choices,
  id: 'store.dssuppliers',
  path: '/{mashup}/{type}/store/dssuppliers/search',
  summary: {
    en: 'The stores whose items the store may sell, by name',
    es: 'Las tiendas cuyos artículos la tienda puede vender, por nombre',
  },
  query: byName(SUPPLIER_ROWS),
  sample: { params: sampleStore, query: { text: 'ra', limit: SUPPLIER_ROWS.typed } },
  answer: listOf(resaleSupplier),
});

const refusals = ['invalid_product', 'only_franchise_products', 'item_not_found'] as const;

export const addToStore = contract({
  ...base,
  id: 'store.product-add',
  method: 'put',
  path: '/{mashup}/{type}/store/products/{id}',
  summary: {
    en: "Adds another store's item to the store, before the others",
    es: 'Agrega a la tienda un artículo de otra, delante de los demás',
  },
  params: oneItem,
  sample: { params: sampleItem },
  answer: z.object({ in_store: z.literal(true) }),
  errors: [...errors, ...refusals, 'edited_meanwhile'],
});

export const removedItem = z.object({
  id: itemId,
  name: z.string(),
  /** Until when pages offer to put it back, ISO 8601. */
  undo_until: z.string(),
});
export type RemovedItem = z.infer<typeof removedItem>;

export const removeFromStore = contract({
  ...base,
  id: 'store.product-remove',
  method: 'delete',
  path: '/{mashup}/{type}/store/products/{id}',
  summary: {
    en: "Takes another store's item out of the store and its catalogues. It can be put back",
    es: 'Quita de la tienda y de sus catálogos un artículo de otra. Se puede devolver',
  },
  params: oneItem,
  sample: { params: sampleItem },
  answer: removedItem,
  errors: [...errors, 'invalid_product', 'item_not_found', 'edited_meanwhile'],
});

export const restoreToStore = contract({
  ...base,
  id: 'store.product-restore',
  method: 'post',
  path: '/{mashup}/{type}/store/products/{id}/restore',
  summary: {
    en: 'Puts a removed item back into its places',
    es: 'Devuelve a sus lugares un artículo que se quitó',
  },
  params: oneItem,
  sample: { params: sampleItem },
  answer: z.object({}),
  errors: [...errors, 'item_not_found', 'edited_meanwhile'],
});

export const addAllToStore = contract({
  ...base,
  id: 'store.product-add-filtered',
  method: 'post',
  path: '/{mashup}/{type}/store/products/add_filtered',
  summary: {
    en: 'Adds the offered items that a search finds to the store and to a catalogue, up to 50 at a time',
    es: 'Agrega a la tienda y a un catálogo los artículos ofrecidos que encuentra una búsqueda, hasta 50 por vez',
  },
  params: ownedBy,
  body: filter.extend({ catalogue_id: catalogueId }),
  sample: {
    params: sampleStore,
    body: { catalogue_id: sampleIds.ownCatalogue, text: 'falda', type: 'product' },
  },
  answer: added,
  errors: [...errors, 'catalogue_not_found', 'catalogue_by_rule', 'edited_meanwhile'],
});
