import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and forms only: the grid needs no script of its own. */
export const manifest = defineManifest({ name: 'item-grid', hydrate: 'never' });
