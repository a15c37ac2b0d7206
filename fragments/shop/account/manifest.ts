import { defineManifest } from '../../_runtime/manifest.ts';

/** Links, a form and a native popover. */
export const manifest = defineManifest({ name: 'account', weight: 'shop', hydrate: 'never' });
