import { defineManifest } from '../../_runtime/manifest.ts';

/** A list of links: a script would add nothing. */
export const manifest = defineManifest({ name: 'purchases', weight: 'account', hydrate: 'never' });
