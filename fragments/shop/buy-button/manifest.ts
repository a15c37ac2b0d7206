import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** The first press, or the choice of a variant, loads it. */
export const manifest = defineManifest({
  name: 'buy-button',
  weight: 'shop',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'El precio de un artículo y un botón que lo pone en el carrito de esta página y lo abre.',
    en: 'The price of an item and a button that puts it into this page’s cart, and opens the cart.',
  },
  since: '1.1',
  room: { rem: 13.0625 },
  attributes: {
    item: {
      says: { es: 'Id o slug del artículo.', en: 'Id or slug of the item.' },
      required: true,
      example: 'falda-corta-estampada-blossom-breeze',
    },
    sku: {
      says: {
        es: 'Id o código de una variante; sin él se elige entre todas.',
        en: 'Id or code of a variant; without it the buyer chooses among all.',
      },
      example: 'CTPSS2023-24',
    },
  },
  parts: {
    price: { es: 'El precio.', en: 'The price.' },
    options: { es: 'La lista de variantes.', en: 'The list of variants.' },
    button: { es: 'El botón.', en: 'The button.' },
    status: { es: 'Lo que pasó al comprar.', en: 'What a press did.' },
  },
};
