import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({
  name: 'register',
  weight: 'account',
  hydrate: 'load',
  attributes: { layout: 'string' },
});
