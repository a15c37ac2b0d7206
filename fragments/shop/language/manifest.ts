import { defineManifest } from '../../_runtime/manifest.ts';

/** Every choice is a form post: a script would add nothing. */
export const manifest = defineManifest({ name: 'language', weight: 'shop', hydrate: 'never' });
