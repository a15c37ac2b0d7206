import type { LinkEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'checkout', weight: 'shop', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: LinkEmbed = {
  is: 'link',
  says: {
    es: 'Un enlace al carrito de la tienda, donde se paga.',
    en: 'A link to the store’s cart, where the buyer pays.',
  },
  since: '1.0',
  path: '/shopping-cart',
  label: { es: 'Ir a pagar', en: 'Go to checkout' },
};
