import type { PublicEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'whatsapp', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: PublicEmbed = {
  is: 'public',
  says: {
    es: 'El botón flotante para escribir a la tienda por WhatsApp.',
    en: 'The floating button that writes to the store by WhatsApp.',
  },
  since: '1.0',
  room: { rem: 0 },
  attributes: {},
};
