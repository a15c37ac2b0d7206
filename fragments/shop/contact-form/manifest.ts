import { defineManifest } from '../../_runtime/manifest.ts';

/** A form without script: the page costs a shopper nothing. */
export const manifest = defineManifest({ name: 'contact-form', weight: 'shop', hydrate: 'never' });
