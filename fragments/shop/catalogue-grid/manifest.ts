import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'catalogue-grid',
  weight: 'shop',
  hydrate: 'never',
});
