import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'toasts',
  hydrate: 'interaction',
  wakes: ['toast:show'],
});
