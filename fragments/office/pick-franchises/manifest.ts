import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to make changes. */
export const manifest = defineManifest({
  name: 'pick-franchises',
  weight: 'office',
  hydrate: 'load',
});
