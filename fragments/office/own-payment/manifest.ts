import { defineManifest } from '../../_runtime/manifest.ts';

/** One payment and its forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'own-payment', weight: 'office', hydrate: 'never' });
