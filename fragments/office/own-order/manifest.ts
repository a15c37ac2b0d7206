import { defineManifest } from '../../_runtime/manifest.ts';

/** One order and its forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'own-order', weight: 'office', hydrate: 'never' });
