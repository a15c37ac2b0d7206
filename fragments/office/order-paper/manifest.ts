import { defineManifest } from '../../_runtime/manifest.ts';

/** A page to print; a press prints it. */
export const manifest = defineManifest({
  name: 'order-paper',
  weight: 'office',
  hydrate: 'interaction',
});
