import * as z from 'zod/mini';
import { event, state } from '../topic.ts';

/** The number of units in a store's cart changed. */
export const cartChanged = state(
  'cart:changed',
  import.meta.env?.DEV &&
    z.object({ store: z.string(), count: z.number().check(z.int(), z.minimum(0)) }),
);

/** The visitor opens the cart panel. */
export const cartOpen = event('cart:open', import.meta.env?.DEV && z.object({}));

/** Units were put into the cart; `name` is the item's name for the notice. */
export const cartAdded = event(
  'cart:added',
  import.meta.env?.DEV &&
    z.object({
      item: z.string(),
      sku: z.string(),
      amount: z.number().check(z.int(), z.minimum(1), z.maximum(999)),
      name: z.string().check(z.maxLength(200)),
    }),
);
