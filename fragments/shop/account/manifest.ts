import { defineManifest } from '../../_runtime/manifest.ts';

/** Links, a form and a native popover: the script only gives the focus back. */
export const manifest = defineManifest({ name: 'account', hydrate: 'interaction' });
