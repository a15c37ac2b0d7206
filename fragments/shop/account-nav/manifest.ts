import { defineManifest } from '../../_runtime/manifest.ts';

/** Holds only links and a form. */
export const manifest = defineManifest({
  name: 'account-nav',
  weight: 'shop',
  hydrate: 'never',
});
