import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and a native popover. */
export const manifest = defineManifest({ name: 'office-bar', weight: 'office', hydrate: 'never' });
