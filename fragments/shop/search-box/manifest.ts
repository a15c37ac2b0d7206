import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A form by GET: it needs no script. */
export const manifest = defineManifest({ name: 'search-box', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Un campo que busca en la tienda y lleva a lo que encuentra.',
    en: 'A field that searches the store, and leads to what it finds.',
  },
  since: '1.1',
  room: { rem: 3.375 },
  attributes: {
    text: {
      says: { es: 'Palabras con que empieza.', en: 'Words to begin with.' },
      example: 'falda',
    },
  },
  parts: {
    box: { es: 'El marco del campo y su botón.', en: 'The frame of the field and its button.' },
    field: { es: 'El campo.', en: 'The field.' },
    button: { es: 'El botón.', en: 'The button.' },
  },
};
