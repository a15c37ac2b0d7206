import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'business-list',
  weight: 'shop',
  hydrate: 'interaction',
});
