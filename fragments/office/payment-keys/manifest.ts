import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'payment-keys',
  weight: 'office',
  hydrate: 'never',
});
