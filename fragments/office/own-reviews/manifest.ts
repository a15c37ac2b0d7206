import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: its forms are posted, and the edge answers them. */
export const manifest = defineManifest({ name: 'own-reviews', weight: 'office', hydrate: 'never' });
