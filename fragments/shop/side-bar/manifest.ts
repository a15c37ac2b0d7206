import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'side-bar',
  weight: 'shop',
  hydrate: 'interaction',
});
