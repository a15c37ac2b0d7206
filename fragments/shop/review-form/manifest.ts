import { defineManifest } from '../../_runtime/manifest.ts';

/** A form without script: the page costs a shopper nothing. */
export const manifest = defineManifest({ name: 'review-form', weight: 'shop', hydrate: 'never' });
