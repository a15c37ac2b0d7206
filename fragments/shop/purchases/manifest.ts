import { defineManifest } from '../../_runtime/manifest.ts';

/** A list of links: a script could do no better. */
export const manifest = defineManifest({ name: 'purchases', weight: 'account', hydrate: 'never' });
