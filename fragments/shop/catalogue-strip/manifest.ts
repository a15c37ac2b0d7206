import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'catalogue-strip',
  weight: 'shop',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Los catálogos de la tienda en una sola fila.',
    en: 'The store’s catalogues in a single row.',
  },
  since: '1.0',
  room: { rem: 4.75 },
  attributes: {},
};
