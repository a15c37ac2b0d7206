import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { stockReasons } from '../rules/stock-reasons.ts';
import { contract, listOf, paging } from './contract.ts';
import { version } from './header-edits.ts';
import {
  deletedItem,
  editedItem,
  itemFields,
  itemStates,
  itemText,
  newItem,
  ownItems,
  stockMove,
  tagsInUse,
} from './item-fields.ts';
import { sampleIds } from './samples.ts';

/** The calls by which owners make and edit the items of their store. */

const base = { service: 'products-admin', access: 'store-admin' } as const;
const params = deletedItem.pick({ id: true });
const sampleParams = { id: sampleIds.ownItem };

export const listOwnItems = contract({
  ...base,
  id: 'products-admin.list',
  method: 'get',
  path: '/',
  summary: {
    en: "The store's own items, shown or not, and those that were just deleted",
    es: 'Los artículos propios de la tienda, a la vista o no, y los que se acaban de borrar',
  },
  query: z.object({
    ...paging(PAGE_SIZE.listing),
    /** Words of the name or of the tags; the last one may be incomplete. */
    text: z.string().max(200).default(''),
    state: z.enum(itemStates).optional(),
  }),
  sample: { query: { text: 'falda', limit: 5 } },
  answer: ownItems,
});

export const listTags = contract({
  ...base,
  id: 'products-admin.tags',
  method: 'get',
  path: '/tags',
  summary: {
    en: "Tags of the store's own items in both languages, the most frequent first",
    es: 'Las etiquetas de los artículos propios en ambos idiomas, las más frecuentes primero',
  },
  sample: {},
  answer: tagsInUse,
});

export const getEditedItem = contract({
  ...base,
  id: 'products-admin.get',
  method: 'get',
  path: '/{id}',
  summary: {
    en: 'One own item in both languages, with its variants, stock and version',
    es: 'Un artículo propio en ambos idiomas, con sus variantes, existencias y versión',
  },
  params,
  sample: { params: sampleParams },
  answer: editedItem,
  errors: ['item_not_found'],
});

export const createItem = contract({
  ...base,
  id: 'products-admin.create',
  method: 'post',
  path: '/',
  summary: {
    en: 'Makes an item, which stands first in the store; with `catalogue_id`, in that catalogue too',
    es: 'Crea un artículo, que queda primero en la tienda; con `catalogue_id`, también en ese catálogo',
  },
  body: newItem,
  sample: {
    body: {
      name: 'Bolsa de lino',
      name_en: 'Linen bag',
      skus: [{ list_price: 34_900, on_hand: 5 }],
    },
  },
  answer: editedItem,
  status: 201,
  errors: ['edited_meanwhile', 'image_not_found', 'catalogue_not_found', 'catalogue_by_rule'],
});

export const updateItem = contract({
  ...base,
  id: 'products-admin.update',
  method: 'patch',
  path: '/{id}',
  summary: {
    en: 'Changes an own item; with `version`, only if nobody changed it since',
    es: 'Cambia un artículo propio; con `version`, solo si nadie lo cambió desde entonces',
  },
  params,
  /** Variants that `skus` leaves out are deleted; without `skus` all stay. */
  body: itemFields.partial().extend({
    version: version.optional(),
    /** Why the units in stock change, for the history of the stock. */
    stock_reason: z.enum(stockReasons).optional(),
    stock_note: z.string().max(200).nullable().optional(),
  }),
  sample: { params: sampleParams, body: { name: 'Bolsa de lino crudo' } },
  answer: editedItem,
  errors: ['item_not_found', 'edited_meanwhile', 'image_not_found', 'units_reserved'],
});

export const listStockMoves = contract({
  ...base,
  id: 'products-admin.stock',
  method: 'get',
  path: '/{id}/stock',
  summary: {
    en: "The changes of an own item's stock, sales included, the last one first",
    es: 'Los cambios de existencias de un artículo propio, con sus ventas, el último primero',
  },
  params,
  query: z.object(paging(PAGE_SIZE.table)),
  sample: { params: sampleParams, query: { limit: 5 } },
  answer: listOf(stockMove),
  errors: ['item_not_found'],
});

export const deleteItem = contract({
  ...base,
  id: 'products-admin.delete',
  method: 'delete',
  path: '/{id}',
  summary: {
    en: 'Deletes an own item from every store that lists it. It can be put back',
    es: 'Borra un artículo propio de todas las tiendas que lo tienen. Se puede devolver',
  },
  params,
  sample: { params: sampleParams },
  answer: deletedItem,
  errors: ['item_not_found', 'edited_meanwhile'],
});

export const restoreItem = contract({
  ...base,
  id: 'products-admin.restore',
  method: 'post',
  path: '/{id}/restore',
  summary: {
    en: 'Puts a deleted item back into its stores, lists and catalogues',
    es: 'Devuelve un artículo borrado a sus tiendas, listas y catálogos',
  },
  params,
  sample: { params: sampleParams },
  answer: z.object({}),
  errors: ['item_not_found', 'edited_meanwhile'],
});

export const duplicateItem = contract({
  ...base,
  id: 'products-admin.duplicate',
  method: 'post',
  path: '/{id}/duplicate',
  summary: {
    en: 'Makes an unpublished copy of an own item, without stock, under another name',
    es: 'Hace una copia sin publicar de un artículo propio, sin existencias y con otro nombre',
  },
  params,
  body: z.object({ name: itemText, name_en: itemText.nullable().default(null) }),
  sample: { params: sampleParams, body: { name: 'Bolsa de lino (copia)' } },
  answer: editedItem,
  status: 201,
  errors: ['item_not_found', 'edited_meanwhile'],
});
