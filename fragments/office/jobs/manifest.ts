import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the page watches what is under way. */
export const manifest = defineManifest({ name: 'jobs', hydrate: 'load' });
