import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'theme',
  hydrate: 'interaction',
  wakes: ['theme:changed'],
});
