import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: its form is posted, and the edge answers it. */
export const manifest = defineManifest({
  name: 'thing-address',
  weight: 'office',
  hydrate: 'never',
});
