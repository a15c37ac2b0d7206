import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and forms: a script would add nothing. */
export const manifest = defineManifest({ name: 'addresses', weight: 'account', hydrate: 'never' });
