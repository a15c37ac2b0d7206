import { defineManifest } from '../../_runtime/manifest.ts';

/** Holds only links. */
export const manifest = defineManifest({ name: 'office-home', weight: 'office', hydrate: 'never' });
