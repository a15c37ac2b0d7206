import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'catalogue-grid',
  weight: 'shop',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Los catálogos de la tienda, con sus fotos.',
    en: 'The store’s catalogues, with their photos.',
  },
  since: '1.0',
  room: { ratio: 2.2, rem: 8, wide: [{ from: 560, ratio: 0.9, rem: 12 }] },
  attributes: {
    limit: {
      isNumber: true,
      says: { es: 'Número de catálogos, de 1 a 12.', en: 'Number of catalogues, 1 to 12.' },
      example: '6',
    },
  },
  parts: {
    title: { es: 'Título de la lista.', en: 'Title of the list.' },
    card: { es: 'Cada catálogo.', en: 'Each catalogue.' },
  },
};
