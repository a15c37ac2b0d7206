import { defineManifest } from '../../_runtime/manifest.ts';

/** Links, a form and a native popover: the script only returns the focus. */
export const manifest = defineManifest({ name: 'account', weight: 'shop', hydrate: 'interaction' });
