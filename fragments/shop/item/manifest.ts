import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'item',
  weight: 'shop',
  hydrate: 'interaction',
  attributes: { item: 'string', origin: 'string' },
});

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Un artículo con sus fotos, variantes y precio, que se pone en el carrito.',
    en: 'An item with its photos, variants and price, which goes into the cart.',
  },
  since: '1.0',
  room: {
    rem: 94,
    wide: [
      { from: 680, rem: 72 },
      { from: 1000, rem: 64 },
    ],
  },
  attributes: {
    item: {
      says: { es: 'Id o slug del artículo.', en: 'Id or slug of the item.' },
      required: true,
      example: 'falda-corta-estampada-blossom-breeze',
    },
  },
  parts: {
    name: { es: 'Nombre del artículo.', en: 'Name of the item.' },
    price: { es: 'Su precio.', en: 'Its price.' },
    button: { es: 'El botón que lo agrega.', en: 'The button that adds it.' },
  },
};
