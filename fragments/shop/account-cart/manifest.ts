import { defineManifest } from '../../_runtime/manifest.ts';

/** Stands on every page of a signed-in account; it shows nothing. */
export const manifest = defineManifest({ name: 'account-cart', weight: 'shop', hydrate: 'idle' });
