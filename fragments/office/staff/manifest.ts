import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: whoever comes here is going to change something. */
export const manifest = defineManifest({ name: 'staff', weight: 'office', hydrate: 'load' });
