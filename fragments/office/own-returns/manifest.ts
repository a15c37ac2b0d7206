import { defineManifest } from '../../_runtime/manifest.ts';

/** A list that is only read: nothing here needs a script. */
export const manifest = defineManifest({ name: 'own-returns', weight: 'office', hydrate: 'never' });
