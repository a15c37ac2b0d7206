import { defineManifest } from '../../_runtime/manifest.ts';

/** Only links and forms: the grid needs no script of its own. */
export const manifest = defineManifest({ name: 'item-grid', weight: 'shop', hydrate: 'never' });
