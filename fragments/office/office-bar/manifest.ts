import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and a native popover: the script only gives the focus back. */
export const manifest = defineManifest({
  name: 'office-bar',
  weight: 'office',
  hydrate: 'interaction',
});
