import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the next code may be read at once. */
export const manifest = defineManifest({ name: 'door', weight: 'office', hydrate: 'load' });
