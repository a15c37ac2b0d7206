import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: what was typed and not saved is to be asked about before it is left. */
export const manifest = defineManifest({ name: 'preferences', weight: 'account', hydrate: 'load' });
