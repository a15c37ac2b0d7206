import { z } from 'zod';
import { SHEET_ROWS } from '../rules/item-sheet.ts';
import { stockReasons } from '../rules/stock-reasons.ts';
import { contract, listOf, paging } from './contract.ts';
import { listOwnItems, updateItem } from './item-edits.ts';
import { itemFields, ownItem, skuFields } from './item-fields.ts';
import { version } from './header-edits.ts';
import { sampleIds } from './samples.ts';

/** The calls of the table in which owners change price, stock and state of many items at once. */

const base = { service: 'products-admin', access: 'store-admin' } as const;
const { id: itemId } = ownItem.shape;
const { attributes } = itemFields.shape.skus.element.shape;
const { list_price } = skuFields.shape;
const skuId = skuFields.shape.id.unwrap();

/** Whether shoppers see an item, faded in lists when hidden. */
const settable = z.enum(['shown', 'hidden', 'unpublished']);

/** An item of the table with its variants; one without variants has one, without attributes. */
export const sheetItem = ownItem
  .pick({ id: true, name: true, photo: true, currency: true, is_free: true, version: true })
  .extend({
    /** `later`: it is published by itself at the time that its owner chose. */
    visibility: z.enum([...settable.options, 'later']),
    skus: z.array(
      z.object({
        id: skuId,
        attributes: attributes.unwrap(),
        list_price,
        /** Null when made on demand. */
        on_hand: z.number().int().nullable(),
        reserved: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'SheetItem' });
export type SheetItem = z.infer<typeof sheetItem>;

export const listSheet = contract({
  ...base,
  id: 'products-admin.sheet',
  method: 'get',
  path: '/sheet/rows',
  summary: {
    en: "The store's own items with price, stock and state of every variant",
    es: 'Los artículos propios de la tienda con precio, existencias y estado de cada variante',
  },
  query: z.object({
    ...paging(SHEET_ROWS),
    text: listOwnItems.query.shape.text,
    state: listOwnItems.query.shape.state,
  }),
  sample: { query: { text: 'falda', limit: 5 } },
  answer: listOf(sheetItem),
});

const change = z.object({
  id: itemId,
  /** The version that the owner saw: an item in another one is left alone. */
  version,
  visibility: settable.optional(),
  /** The variants that change; the others stay. */
  skus: z
    .array(
      z.object({
        id: skuId,
        list_price: list_price.optional(),
        /** Units in stock, with those on hold. */
        on_hand: z.number().int().min(0).max(1_000_000).optional(),
        /** The units that the owner saw, so that those sold since stay sold. */
        on_hand_was: z.number().int().min(0).max(1_000_000).optional(),
      }),
    )
    .max(100)
    .default([]),
});
export type SheetChange = z.infer<typeof change>;

/** What became of an item: its new version, or why it is as it was. */
export const sheetResult = z
  .object({
    id: z.string(),
    version: version.nullable(),
    /** In the caller's language; null for an item that was saved. */
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SheetResult' });
export type SheetResult = z.infer<typeof sheetResult>;

export const changeSheet = contract({
  ...base,
  id: 'products-admin.sheet-change',
  method: 'post',
  path: '/sheet/rows',
  summary: {
    en: 'Changes up to 30 own items together; one that cannot be changed is told, and the others are saved',
    es: 'Cambia hasta 30 artículos propios juntos; el que no se puede se dice, y los demás se guardan',
  },
  body: z.object({
    rows: z.array(change).min(1).max(SHEET_ROWS),
    /** Why the units in stock change; `undone` for a save that is taken back. */
    stock_reason: z.enum([...stockReasons, 'undone']).optional(),
    stock_note: updateItem.body.shape.stock_note,
  }),
  sample: {
    body: { rows: [{ id: sampleIds.ownItem, version: 1, visibility: 'shown' }] },
  },
  answer: z.object({ results: z.array(sheetResult) }),
  errors: ['edited_meanwhile'],
});
