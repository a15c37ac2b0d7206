import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'nav',
  weight: 'shop',
  hydrate: 'interaction',
});
