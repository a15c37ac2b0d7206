import { defineManifest } from '../../_runtime/manifest.ts';

/** One return and its forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'own-return', weight: 'office', hydrate: 'never' });
