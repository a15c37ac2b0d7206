import * as z from 'zod/mini';

const name = (): z.ZodMiniString => z.string().check(z.maxLength(200));
const amount = (): z.ZodMiniNumber => z.number().check(z.int(), z.minimum(1), z.maximum(999));

/** What fragments may tell each other: the payload of each topic, plain JSON. Pure, so that a bundle which checks nothing has no zod. */
export const schemas = /* @__PURE__ */ (() => ({
  /** The number of units in a store's cart changed. */
  'cart:changed': z.object({ store: z.string(), count: z.number().check(z.int(), z.minimum(0)) }),
  /** Somebody asks for the cart panel. */
  'cart:open': z.object({}),
  /** Units were put into the cart; `name` is the item's name for the notice. */
  'cart:added': z.object({ item: z.string(), sku: z.string(), amount: amount(), name: name() }),
  /** Show a notice for `seconds` (4, 5, 7 or 55 in the product). */
  'toast:show': z.object({
    tone: z.enum(['success', 'info', 'warning', 'error']),
    title: z.optional(name()),
    message: z.string().check(z.maxLength(1000)),
    seconds: z.number().check(z.positive()),
  }),
  'theme:changed': z.object({ theme: z.enum(['light', 'dark']) }),
  'locale:changed': z.object({ locale: z.enum(['es', 'en']) }),
  /** The stock hold of this checkout ended. */
  'checkout:expired': z.object({ checkout: z.string() }),
  /** Somebody asks for the search drawer. */
  'search:open': z.object({}),
  /** Somebody who is signed in asks for the shop's menu. */
  'side-menu:open': z.object({}),
}))();
