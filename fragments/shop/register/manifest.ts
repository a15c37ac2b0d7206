import type { LinkEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'register',
  weight: 'account',
  hydrate: 'load',
  attributes: { layout: 'string' },
});

/** What the fragment is on a page of another origin. */
export const embed: LinkEmbed = {
  is: 'link',
  says: {
    es: 'Un enlace a la página de la tienda donde se crea una cuenta.',
    en: 'A link to the store’s page for signing up.',
  },
  since: '1.0',
  path: '/register',
  label: { es: 'Crear cuenta', en: 'Create account' },
};
