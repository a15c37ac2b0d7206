import { defineManifest } from '../../_runtime/manifest.ts';
import { cartChanged, cartOpen } from '../../../shared/bus/topics/cart.ts';

/**
 * A cart panel that stays closed costs no script: it wakes when it is opened or when the cart
 * changes.
 */
export const manifest = defineManifest({
  name: 'cart',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [cartOpen, cartChanged],
  attributes: { origin: 'string' },
});

/** The page `/shopping-cart` shows the local cart, which only the browser knows. */
export const pageManifest = { ...manifest, hydrate: 'load' } as const;
