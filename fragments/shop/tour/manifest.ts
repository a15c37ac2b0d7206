import { defineManifest } from '../../_runtime/manifest.ts';

/** Asks the edge, once the page has loaded, whether it should show. */
export const manifest = defineManifest({ name: 'tour', weight: 'shop', hydrate: 'idle' });
