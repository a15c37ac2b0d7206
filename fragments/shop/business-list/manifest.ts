import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'business-list',
  weight: 'shop',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'Las tiendas de la red, por nombre.',
    en: 'The stores of the network, by name.',
  },
  since: '1.0',
  room: {
    rem: 62,
    wide: [
      { from: 720, rem: 37 },
      { from: 1100, rem: 32 },
    ],
  },
  attributes: {
    limit: {
      isNumber: true,
      says: { es: 'Número de tiendas, de 1 a 24.', en: 'Number of stores, 1 to 24.' },
      example: '6',
    },
  },
};
