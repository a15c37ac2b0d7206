import { defineManifest } from '../../_runtime/manifest.ts';

/** A form whose buttons send it: nothing here needs a script. */
export const manifest = defineManifest({ name: 'own-menu', weight: 'office', hydrate: 'never' });
