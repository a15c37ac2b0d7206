import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and a form only. */
export const manifest = defineManifest({
  name: 'account-nav',
  hydrate: 'never',
});
