import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: whoever comes here is going to change something. */
export const manifest = defineManifest({
  name: 'collaborators',
  weight: 'office',
  hydrate: 'load',
});
