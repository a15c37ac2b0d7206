import { defineManifest } from '../../_runtime/manifest.ts';

/** Every choice is a form post of its own: a script could do no better. */
export const manifest = defineManifest({ name: 'language', hydrate: 'never' });
