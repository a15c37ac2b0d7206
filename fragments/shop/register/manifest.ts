import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'register',
  hydrate: 'load',
  attributes: { layout: 'string' },
});
