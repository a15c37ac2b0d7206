import { defineManifest } from '../../_runtime/manifest.ts';

/** Tickets are read and printed: their page costs a shopper no script. */
export const manifest = defineManifest({ name: 'tickets', weight: 'shop', hydrate: 'never' });
