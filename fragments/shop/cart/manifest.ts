import type { PublicEmbed } from '../../_runtime/embedding.ts';
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

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'El carrito de la tienda, guardado en esta página; su botón lleva a pagar.',
    en: 'The store’s cart, kept on this page; its button leads to the checkout.',
  },
  since: '1.0',
  room: { rem: 3 },
  attributes: {},
  parts: {
    button: { es: 'El botón que lo abre.', en: 'The button that opens it.' },
  },
};
