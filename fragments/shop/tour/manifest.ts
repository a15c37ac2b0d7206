import { defineManifest } from '../../_runtime/manifest.ts';

/** Asks by itself, once the page is there, whether it is to be shown. */
export const manifest = defineManifest({ name: 'tour', hydrate: 'idle' });
