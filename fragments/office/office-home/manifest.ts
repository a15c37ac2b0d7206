import { defineManifest } from '../../_runtime/manifest.ts';

/** Links only. */
export const manifest = defineManifest({ name: 'office-home', weight: 'office', hydrate: 'never' });
