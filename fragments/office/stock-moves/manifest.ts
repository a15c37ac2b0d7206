import { defineManifest } from '../../_runtime/manifest.ts';

/** A list and links: nothing here needs a script. */
export const manifest = defineManifest({ name: 'stock-moves', weight: 'office', hydrate: 'never' });
