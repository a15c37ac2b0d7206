import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'nav',
  hydrate: 'interaction',
  wakes: ['search:open'],
});
