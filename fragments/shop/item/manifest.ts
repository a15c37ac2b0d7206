import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'item',
  weight: 'shop',
  hydrate: 'interaction',
  attributes: { item: 'string', origin: 'string' },
});
