import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the address is checked while it is typed. */
export const manifest = defineManifest({ name: 'wizard', weight: 'account', hydrate: 'load' });
