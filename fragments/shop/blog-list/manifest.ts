import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'blog-list', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Las últimas entradas del blog de la tienda.',
    en: 'The latest entries of the store’s blog.',
  },
  since: '1.0',
  room: {
    rem: 60,
    wide: [
      { from: 560, rem: 37 },
      { from: 900, rem: 28 },
    ],
  },
  attributes: {
    limit: {
      isNumber: true,
      says: { es: 'Número de entradas, de 1 a 12.', en: 'Number of entries, 1 to 12.' },
      example: '3',
    },
  },
};
