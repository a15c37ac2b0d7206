import type { LinkEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A list of links: a script would add nothing. */
export const manifest = defineManifest({ name: 'purchases', weight: 'account', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: LinkEmbed = {
  is: 'link',
  says: {
    es: 'Un enlace a las compras de la cuenta, en la tienda.',
    en: 'A link to the account’s purchases, on the store.',
  },
  since: '1.0',
  path: '/mis-compras',
  label: { es: 'Mis compras', en: 'My purchases' },
};
