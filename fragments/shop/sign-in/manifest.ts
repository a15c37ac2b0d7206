import type { LinkEmbed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'sign-in', weight: 'account', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: LinkEmbed = {
  is: 'link',
  says: {
    es: 'Un enlace a la página de la tienda donde se inicia sesión.',
    en: 'A link to the store’s page for signing in.',
  },
  since: '1.0',
  path: '/login',
  label: { es: 'Iniciar sesión', en: 'Sign in' },
};
