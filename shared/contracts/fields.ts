import { z } from 'zod';
import { MAX_CART_LINES } from '../kernel/constants/limits.ts';
import { itemKinds, type ItemKind } from '../kernel/item-kinds.ts';

/** Field schemas that several calls share. */

export { itemKinds, type ItemKind };
export const itemKind = z.enum(itemKinds);

export const storeTypes = ['franchise', 'affinity', 'affiliate', 'other'] as const;
export type StoreType = (typeof storeTypes)[number];

export const storeId = z.string().regex(/^st_[a-z0-9-]{1,60}$/);
export const itemId = z.string().regex(/^it_[a-z0-9-]{1,60}$/);
export const skuId = z.string().regex(/^sk_[a-z0-9-]{1,80}$/);
export const slug = z.string().regex(/^[A-Za-z0-9_-]{1,120}$/);
export const cartId = z.string().regex(/^cr_[a-z0-9]{26}$/);
export const checkoutId = z.string().regex(/^co_[a-z0-9]{26}$/);
export const orderId = z.string().regex(/^or_[a-z0-9]{26}$/);
export const paymentToken = z.string().regex(/^pt_[a-z0-9]{26}$/);

/** An amount in minor units of the currency beside it. */
export const minor = z.number().int();
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Units of one SKU that a line may hold. */
export const amount = z.number().int().min(1).max(999);

/** A point of a picture, in percent from the left and from the top. */
const percent = z.number().int().min(0).max(100);
export const focus = z.object({ x: percent, y: percent });

/** A picture with its own size, so that pages reserve its space before it loads. */
export const photo = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The picture in words, in the caller's language; only where a page shows the picture for itself, and its owner wrote one. */
  alt: z.string().optional(),
  /** The point that crops keep; only where its owner chose another than the middle. */
  focus: focus.optional(),
});
export type Photo = z.infer<typeof photo>;

/** One line of a cart as a client sends it; it has no price. */
export const cartLineInput = z.object({ item: itemId, sku: skuId, amount });
export type CartLineInput = z.infer<typeof cartLineInput>;
export const cartLines = z.array(cartLineInput).max(MAX_CART_LINES);

/** The spec's `{me}:{key}`: two ids with a colon between. */
export const mashup = z.string().regex(/^[\w-]{1,64}:[\w-]{1,64}$/);
/** `{owner}:{owner}` is the shop's owner (their account, or the store's slug or id), `{type}` its kind. */
export const ownedBy = z.object({ mashup, type: z.string().max(30) });

/** A point in time, ISO 8601 with its offset from UTC. */
export const moment = z
  .string()
  .regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  );

/** What search engines say of a thing, in the caller's language; null where its name and description stand for it. */
export const seoShown = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
});
export type SeoShown = z.infer<typeof seoShown>;

/** A colour as `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** True for what was bought in a store's test mode; left out of anything else. */
export const isTest = z.boolean().optional();
