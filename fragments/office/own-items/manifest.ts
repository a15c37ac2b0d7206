import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to make changes. */
export const manifest = defineManifest({ name: 'own-items', weight: 'office', hydrate: 'load' });
