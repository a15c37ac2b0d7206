import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to write. */
export const manifest = defineManifest({ name: 'legal-form', weight: 'office', hydrate: 'load' });
