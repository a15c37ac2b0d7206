import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: filters and pages are links, so the reviews cost a shopper no script. */
export const manifest = defineManifest({ name: 'reviews', weight: 'shop', hydrate: 'never' });
