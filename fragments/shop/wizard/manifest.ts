import { defineManifest } from '../../_runtime/manifest.ts';

/** A form without script: it works on any phone, and going back keeps the words that were typed. */
export const manifest = defineManifest({ name: 'wizard', weight: 'shop', hydrate: 'never' });
