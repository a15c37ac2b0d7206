import { z } from 'zod';
import { ITEM_MAX } from '../kernel/constants/limits.ts';
import { MEASURE_MAX, TAGS_MOST } from '../rules/measures-most.ts';
import { stockCauses } from '../rules/stock-reasons.ts';
import { catalogueId } from './catalogues.ts';
import { listOf } from './contract.ts';
import { version } from './header-edits.ts';
import { moment } from './fields.ts';
import { itemDetail, itemSku, ownReturnInfo } from './items.ts';

/** The fields of an item as its owner sends and reads them. */

/** Longer than any text that is kept: a longer one is refused by the rule, with its field. */
export const itemText = z.string().max(20_000);
const { id: itemId, slug, type: itemKind, currency, photos } = itemDetail.shape;
const photo = photos.element;
const minor = z.number().int();
const price = minor.min(0).max(ITEM_MAX.price);
const units = z.number().int().min(0).max(ITEM_MAX.units);
const texts = z
  .record(z.string().max(60), z.string().max(60))
  // The document says of names only what is said beside them.
  .meta({ propertyNames: { type: 'string', maxLength: 60 } });
/** The address of a picture in the store's library, or of one that the item shows already. */
const picture = z.string().max(500);
const tags = z.array(z.string().max(100)).max(ITEM_MAX.tags);
/** Longer than any that is kept: a longer one is refused by the rule, with its field. */
const details = z
  .array(z.object({ name: z.string().max(300), value: z.string().max(1_000) }))
  .max(ITEM_MAX.details);

/** Grams of one unit as it is packed; null where the owner did not say. */
const weight = z.number().int().min(1).max(MEASURE_MAX.weight_g).nullable();
const side = z.number().int().min(1).max(MEASURE_MAX.side_mm);
/** Millimetres of one unit as it is packed; null where the owner did not say. */
const size = z.object({ length: side, width: side, height: side }).nullable();
/** Longer than any code that is kept: a longer one is refused by the rule, with its field. */
const codeText = z.string().max(60);

/** A variant as its owner sends it; an item without variants has one, without attributes. */
export const skuFields = z.object({
  /** Left out for a new variant. */
  id: itemSku.shape.id.optional(),
  /** The owner's own code; null or empty lets the store make one. */
  code: z.string().max(60).nullable().default(null),
  attributes: texts.default({}),
  /** The same in English; null where the first ones are to be read. */
  attributes_en: texts.nullable().default(null),
  list_price: price,
  crossout_price: price.nullable().default(null),
  photo: picture.nullable().default(null),
  /** Persons that one unit admits: a ticket for a group counts several. */
  persons: z.number().int().min(1).max(100).default(1),
  /** A GTIN of 8, 12, 13 or 14 digits. */
  barcode: codeText.nullable().default(null),
  /** The variant's own weight and size; null where they are the item's. */
  weight_g: weight.default(null),
  size_mm: size.default(null),
  /** What a resale leaves of this variant, in minor units; null where the item's counts. */
  contribution_margin: price.nullable().default(null),
  /** Units in stock, with those on hold; null leaves them. Without meaning for an item made on demand. */
  on_hand: units.nullable().default(null),
  /** The units that the owner saw when counting, so that those sold since stay sold. */
  on_hand_was: units.nullable().default(null),
});
export type SkuFields = z.infer<typeof skuFields>;

export const itemFields = z.object({
  name: itemText,
  name_en: itemText.nullable(),
  plain_description: itemText,
  plain_description_en: itemText.nullable(),
  main_type: z.enum(['personal', 'business']),
  tags,
  tags_en: tags.nullable(),
  /** Fields that the owner makes up, such as a material; the item's page shows them in this order. */
  details,
  /** The same in English; null where the first ones are to be read. */
  details_en: details.nullable(),
  /** What search engines say of it; null where its name and description stand for it. */
  seo_title: itemText.nullable(),
  seo_title_en: itemText.nullable(),
  seo_description: itemText.nullable(),
  seo_description_en: itemText.nullable(),
  /** Shown in this order; the first one stands on the card. */
  photos: z.array(picture).max(ITEM_MAX.photos),
  is_free: z.boolean(),
  hide_price: z.boolean(),
  is_dropshipping: z.boolean(),
  /**
   * What a resale of one unit leaves to be shared, in minor units, and no more than its price. A lower
   * one counts a day after it was set.
   */
  contribution_margin: price,
  stock_type: z.enum(['onstock', 'ondemand']),
  /** Units that one purchase may take. */
  max_purchase_amount: z.number().int().min(1).max(999).nullable(),
  list_state: z.enum(['published', 'unpublished']),
  hiden: z.boolean(),
  /** When an unpublished item is published by itself. */
  publish_at: moment.nullable(),
  /** Experiences only: when it begins, and where. */
  experience_date: moment.nullable(),
  experience_place: z.string().max(ITEM_MAX.place).nullable(),
  /** The same in English; null where the first one is to be read. */
  experience_place_en: z.string().max(ITEM_MAX.place).nullable(),
  return_info: ownReturnInfo,
  weight_g: weight,
  size_mm: size,
  /** Hundredths of a percent that the price contains as tax. */
  tax_rate: z.number().int().min(0).max(MEASURE_MAX.tax_rate).nullable(),
  /** Codes of Mexico's invoices: of the product (8 digits), and of its unit. */
  sat_product: codeText.nullable(),
  sat_unit: codeText.nullable(),
  skus: z.array(skuFields).min(1).max(ITEM_MAX.skus),
});
export type ItemFields = z.infer<typeof itemFields>;

/** An item as its owner edits it, in both languages. */
export const editedItem = itemFields
  .omit({ photos: true, skus: true })
  .extend({
    id: itemId,
    slug,
    type: itemKind,
    currency,
    photos: z.array(photo),
    skus: z.array(
      z.object({
        id: itemSku.shape.id,
        code: z.string(),
        attributes: texts,
        attributes_en: texts.nullable(),
        list_price: price,
        crossout_price: price.nullable(),
        photo: photo.nullable(),
        persons: z.number().int(),
        barcode: z.string().nullable(),
        weight_g: weight,
        size_mm: size,
        contribution_margin: price.nullable(),
        on_hand: units.nullable(),
        /** Units of `on_hand` that buyers hold who have not paid yet. */
        reserved: z.number().int(),
      }),
    ),
    version,
    updated_at: z.string(),
  })
  .meta({ id: 'EditedItem' });
export type EditedItem = z.infer<typeof editedItem>;

/** A row of the owner's list. */
export const ownItem = z
  .object({
    id: itemId,
    slug,
    name: z.string(),
    type: itemKind,
    photo: photo.nullable(),
    list_price: minor,
    highest_price: minor,
    currency,
    is_free: z.boolean(),
    list_state: z.enum(['published', 'unpublished']),
    hiden: z.boolean(),
    publish_at: z.string().nullable(),
    /** Units of all variants that no buyer holds; null when made on demand. */
    units: z.number().int().nullable(),
    variants: z.number().int(),
    version,
  })
  .meta({ id: 'OwnItem' });
export type OwnItem = z.infer<typeof ownItem>;

/** An item that was deleted a moment ago, and can be put back. */
export const deletedItem = z
  .object({ id: itemId, name: z.string(), undo_until: z.string() })
  .meta({ id: 'DeletedItem' });
export type DeletedItem = z.infer<typeof deletedItem>;

export const ownItems = listOf(ownItem).extend({ just_deleted: z.array(deletedItem) });
export type OwnItems = z.infer<typeof ownItems>;

/** Tags that a store's owner has used, to choose from: the most frequent first, each once. */
const usedTags = z.array(z.string()).max(TAGS_MOST.offered);
export const tagsInUse = z.object({ tags: usedTags, tags_en: usedTags }).meta({ id: 'TagsInUse' });

/** A change of a variant's stock. */
export const stockMove = z
  .object({
    id: z.string(),
    /** ISO 8601. */
    at: z.string(),
    /** The account that made the change, without a name once it is erased; null for a sale. */
    by: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
    reason: z.enum(stockCauses),
    note: z.string().nullable(),
    /** The variant's attributes; empty for an item without variants, and for a deleted one. */
    attributes: texts,
    before: z.number().int(),
    after: z.number().int(),
  })
  .meta({ id: 'StockMove' });
export type StockMove = z.infer<typeof stockMove>;

/** What the owner's list is narrowed to: shown to shoppers, or not. */
export const itemStates = ['shown', 'not_shown'] as const;

const { shape } = itemFields;
export const newItem = z.object({
  type: itemKind.default('product'),
  name: shape.name,
  name_en: shape.name_en.default(null),
  plain_description: shape.plain_description.default(''),
  plain_description_en: shape.plain_description_en.default(null),
  main_type: shape.main_type.default('business'),
  tags: shape.tags.default([]),
  tags_en: shape.tags_en.default(null),
  details: shape.details.default([]),
  details_en: shape.details_en.default(null),
  seo_title: shape.seo_title.default(null),
  seo_title_en: shape.seo_title_en.default(null),
  seo_description: shape.seo_description.default(null),
  seo_description_en: shape.seo_description_en.default(null),
  photos: shape.photos.default([]),
  is_free: shape.is_free.default(false),
  hide_price: shape.hide_price.default(false),
  is_dropshipping: shape.is_dropshipping.default(false),
  contribution_margin: shape.contribution_margin.default(0),
  stock_type: shape.stock_type.default('onstock'),
  max_purchase_amount: shape.max_purchase_amount.default(null),
  list_state: shape.list_state.default('published'),
  hiden: shape.hiden.default(false),
  publish_at: shape.publish_at.default(null),
  experience_date: shape.experience_date.default(null),
  experience_place: shape.experience_place.default(null),
  experience_place_en: shape.experience_place_en.default(null),
  return_info: shape.return_info.default({
    return_type: '72hrs',
    return_policy: 'common',
    return_policy_legend: null,
  }),
  weight_g: shape.weight_g.default(null),
  size_mm: shape.size_mm.default(null),
  tax_rate: shape.tax_rate.default(null),
  sat_product: shape.sat_product.default(null),
  sat_unit: shape.sat_unit.default(null),
  skus: shape.skus,
  /** A catalogue of the store that the item is put into at once, behind the others. */
  catalogue_id: catalogueId.optional(),
});
export type NewItem = z.infer<typeof newItem>;
