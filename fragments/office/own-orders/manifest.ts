import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to move orders on. */
export const manifest = defineManifest({ name: 'own-orders', weight: 'office', hydrate: 'load' });
