import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'franchise-list',
  weight: 'shop',
  hydrate: 'never',
});
