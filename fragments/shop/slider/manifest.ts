import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Several slides: Splide takes over the server's markup when idle, without React. */
export const manifest = defineManifest({ name: 'slider', weight: 'shop', hydrate: 'idle' });

/** One slide, or none, does not move, so no script loads. */
export const stillManifest = defineManifest({ name: 'slider', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'El carrusel de la portada de la tienda.',
    en: 'The slider of the store’s front.',
  },
  since: '1.0',
  room: { rem: 46.5, wide: [{ from: 1000, ratio: 0.375, rem: 0 }] },
  attributes: {},
};
