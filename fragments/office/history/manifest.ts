import { defineManifest } from '../../_runtime/manifest.ts';

/** A list, links and forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'history', weight: 'office', hydrate: 'never' });
