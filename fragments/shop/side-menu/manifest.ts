import { defineManifest } from '../../_runtime/manifest.ts';

/** A menu that nobody opens costs no script. */
export const manifest = defineManifest({
  name: 'side-menu',
  hydrate: 'interaction',
  wakes: ['side-menu:open'],
});
