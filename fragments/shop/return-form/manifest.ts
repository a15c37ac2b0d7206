import { defineManifest } from '../../_runtime/manifest.ts';

/** Forms without script: the page costs a shopper nothing. */
export const manifest = defineManifest({ name: 'return-form', weight: 'shop', hydrate: 'never' });
