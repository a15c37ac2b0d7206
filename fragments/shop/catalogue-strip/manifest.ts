import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'catalogue-strip',
  weight: 'shop',
  hydrate: 'never',
});
