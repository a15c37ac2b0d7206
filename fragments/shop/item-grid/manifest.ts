import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Only links and forms: the grid needs no script of its own. */
export const manifest = defineManifest({ name: 'item-grid', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Artículos de la tienda como tarjetas, por tipo, catálogo o búsqueda.',
    en: 'The store’s items as cards, by kind, catalogue or search.',
  },
  since: '1.0',
  room: {
    rem: 1.75,
    tiles: {
      most: 24,
      line: { ratio: 1.2, rem: 6.25 },
      columns: [
        [0, 2],
        [560, 3],
        [720, 4],
      ],
    },
  },
  attributes: {
    kind: {
      says: {
        es: 'Tipo de artículo: product, service, experience o digital.',
        en: 'Kind of item: product, service, experience or digital.',
      },
      values: ['product', 'digital', 'service', 'experience'],
      example: 'product',
    },
    catalogue: {
      says: { es: 'Slug de un catálogo.', en: 'Slug of a catalogue.' },
      example: 'faldas',
    },
    text: {
      says: { es: 'Palabras que se buscan.', en: 'Words to search for.' },
      example: 'falda',
    },
    limit: {
      isNumber: true,
      says: { es: 'Número de artículos, de 1 a 24.', en: 'Number of items, 1 to 24.' },
      example: '4',
    },
    layout: {
      says: {
        es: 'section para varias filas; rail para una sola.',
        en: 'section for several rows; rail for a single one.',
      },
      values: ['section', 'rail'],
      example: 'section',
    },
  },
  parts: {
    title: { es: 'Título de la lista.', en: 'Title of the list.' },
    card: { es: 'Cada artículo.', en: 'Each item.' },
  },
};
