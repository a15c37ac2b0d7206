import { z } from 'zod';
import { place } from './catalogue-edits.ts';
import { catalogue, catalogueId } from './catalogues.ts';
import { CATALOGUE_PAGE, CATALOGUES_OFFERED } from '../rules/catalogue-list.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, itemId, minor, photo } from './fields.ts';
import { itemQuery } from './items.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** The calls by which owners change which products a catalogue has, and in which order. */

const base = { service: 'catalogues', access: 'catalogues-admin' } as const;
const params = z.object({ id: catalogueId });
const ofProduct = params.extend({ pid: itemId });
const sampleParams = { id: sampleIds.ownCatalogue };
const sampleProduct = { ...sampleParams, pid: sampleLine.item };

/** A product of a catalogue as its owner sees it, whether shoppers can open it or not. */
export const editedProduct = z
  .object({
    id: itemId,
    /** In the caller's language where its owner wrote it in both. */
    name: z.string(),
    photo: photo.nullable(),
    /** Told even where the shop hides it. */
    list_price: minor,
    currency,
    is_free: z.boolean(),
    sold_out: z.boolean(),
    list_state: z.enum(['published', 'unpublished']),
    hiden: z.boolean(),
  })
  .meta({ id: 'EditedCatalogueProduct' });
export type EditedProduct = z.infer<typeof editedProduct>;

export const editedProducts = listOf(editedProduct);
export type EditedProducts = z.infer<typeof editedProducts>;

export const listEditedProducts = contract({
  id: 'catalogues-admin.products',
  service: 'catalogues-admin',
  method: 'get',
  path: '/{id}/products',
  access: 'catalogues-admin',
  summary: {
    en: 'The products of a catalogue in its order, hidden and unpublished ones included',
    es: 'Los productos de un catálogo en su orden, también los ocultos y los sin publicar',
  },
  params,
  query: z.object({
    ...paging(CATALOGUE_PAGE),
    /** The beginning of a name. */
    text: z.string().max(200).default(''),
  }),
  sample: { params: { id: sampleIds.catalogue }, query: { text: 'falda', limit: 2 } },
  answer: editedProducts,
  errors: ['catalogue_not_found'],
});

/** A catalogue of the store, and whether it has the product that was asked for. */
export const holding = catalogue
  .pick({ id: true, name: true, num_products: true })
  .extend({ has: z.boolean() })
  .meta({ id: 'CatalogueHolding' });
export type Holding = z.infer<typeof holding>;

export const listHoldings = contract({
  id: 'catalogues-admin.of-product',
  service: 'catalogues-admin',
  method: 'get',
  path: '/products/{pid}',
  access: 'catalogues-admin',
  summary: {
    en: "The store's catalogues in their order, each with whether it has a product",
    es: 'Los catálogos de la tienda en su orden, cada uno con si tiene un producto',
  },
  params: z.object({ pid: itemId }),
  query: z.object({ ...paging(CATALOGUES_OFFERED) }),
  sample: { params: { pid: sampleLine.item }, query: { limit: 3 } },
  answer: listOf(holding),
  errors: ['item_not_found'],
});

/** How many products a call added, and how many more it would have. */
export const added = z.object({ added: z.number().int(), left: z.number().int() });
export type Added = z.infer<typeof added>;

const errors = ['catalogue_not_found', 'catalogue_by_rule', 'edited_meanwhile'] as const;

export const addToCatalogue = contract({
  ...base,
  id: 'catalogues.product-add',
  method: 'post',
  path: '/{id}/products',
  summary: {
    en: 'Adds a product of the store to a catalogue, after the others',
    es: 'Agrega un producto de la tienda a un catálogo, después de los demás',
  },
  params,
  body: z.object({ product_id: itemId }),
  sample: { params: sampleParams, body: { product_id: sampleLine.item } },
  answer: added,
  errors: [...errors, 'item_not_found'],
});

export const addFiltered = contract({
  ...base,
  id: 'catalogues.product-add-filtered',
  method: 'post',
  path: '/{id}/products/add_filtered',
  summary: {
    en: 'Adds the products of the store that a search finds, up to 1,000 at a time',
    es: 'Agrega los productos de la tienda que encuentra una búsqueda, hasta 1,000 por vez',
  },
  params,
  body: itemQuery.pick({ text: true, type: true, owner: true, tags: true, catalogue: true }),
  sample: { params: sampleParams, body: { text: 'falda', type: 'product' } },
  answer: added,
  errors: [...errors],
});

export const cloneProducts = contract({
  ...base,
  id: 'catalogues.product-clone',
  method: 'post',
  path: '/{id}/products/clone',
  summary: {
    en: 'Copies one product, or all, into another catalogue, up to 1,000 at a time',
    es: 'Copia un producto, o todos, a otro catálogo, hasta 1,000 por vez',
  },
  params,
  body: z.object({ catalogue_id: catalogueId, product_id: itemId.optional() }),
  sample: {
    params: sampleParams,
    body: { catalogue_id: sampleIds.otherCatalogue, product_id: sampleLine.item },
  },
  answer: added,
  errors: [...errors, 'item_not_found'],
});

export const moveProduct = contract({
  ...base,
  id: 'catalogues.product-move',
  method: 'post',
  path: '/{id}/products/move',
  summary: {
    en: 'Moves a product from one catalogue into another',
    es: 'Mueve un producto de un catálogo a otro',
  },
  params,
  body: z.object({ catalogue_id: catalogueId, product_id: itemId }),
  sample: {
    params: sampleParams,
    body: { catalogue_id: sampleIds.otherCatalogue, product_id: sampleLine.item },
  },
  answer: z.object({}),
  errors: [...errors, 'item_not_found'],
});

export const removeFromCatalogue = contract({
  ...base,
  id: 'catalogues.product-remove',
  method: 'delete',
  path: '/{id}/products/{pid}',
  summary: {
    en: 'Takes a product out of a catalogue',
    es: 'Quita un producto de un catálogo',
  },
  params: ofProduct,
  sample: { params: sampleProduct },
  answer: z.object({}),
  errors: [...errors, 'item_not_found'],
});

export const repositionProduct = contract({
  ...base,
  id: 'catalogues.product-reposition',
  method: 'post',
  path: '/{id}/products/{pid}/reposition',
  summary: {
    en: 'Puts a product into another place of a catalogue',
    es: 'Pone un producto en otro lugar de un catálogo',
  },
  params: ofProduct,
  body: place,
  sample: { params: sampleProduct, body: { position: 0 } },
  answer: z.object({}),
  errors: ['catalogue_not_found', 'item_not_found', 'updating_position_error'],
});
