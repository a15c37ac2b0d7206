import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'item',
  hydrate: 'interaction',
  attributes: { item: 'string', origin: 'string' },
});
