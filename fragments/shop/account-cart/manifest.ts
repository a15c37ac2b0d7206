import { defineManifest } from '../../_runtime/manifest.ts';

/** On every page of who is signed in; it shows nothing. */
export const manifest = defineManifest({ name: 'account-cart', hydrate: 'idle' });
