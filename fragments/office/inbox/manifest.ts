import { defineManifest } from '../../_runtime/manifest.ts';

/** Lists and pages of links alone: nothing here needs a script. */
export const manifest = defineManifest({ name: 'inbox', weight: 'office', hydrate: 'never' });
