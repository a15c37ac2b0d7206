import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'share', weight: 'shop', hydrate: 'interaction' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Un botón para compartir la tienda o uno de sus artículos.',
    en: 'A button that shares the store or one of its items.',
  },
  since: '1.0',
  room: { rem: 2.75 },
  attributes: {
    item: {
      says: {
        es: 'Id o slug del artículo; sin él se comparte la tienda.',
        en: 'Id or slug of the item; without it the store is shared.',
      },
      example: 'falda-corta-estampada-blossom-breeze',
    },
    kind: {
      says: {
        es: 'earn dice «Comparte y gana», y quién gana; vale con una clave que tiene promotor.',
        en: 'earn says “Share and earn”, and who earns; it counts with a key that has a referral.',
      },
      values: ['earn'],
      example: 'earn',
    },
  },
  parts: {
    button: { es: 'El botón.', en: 'The button.' },
  },
};
