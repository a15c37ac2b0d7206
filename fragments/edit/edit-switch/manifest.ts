import { defineManifest } from '../../_runtime/manifest.ts';

/** Its script loads with the first press: the edge shows what the browser remembers. */
export const manifest = defineManifest({
  name: 'edit-switch',
  weight: 'edit',
  hydrate: 'interaction',
});
