import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and a native popover: the script only returns the focus. */
export const manifest = defineManifest({
  name: 'office-bar',
  weight: 'office',
  hydrate: 'interaction',
});
