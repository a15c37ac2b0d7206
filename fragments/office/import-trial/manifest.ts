import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the page watches the trial while it is under way. */
export const manifest = defineManifest({ name: 'import-trial', weight: 'office', hydrate: 'load' });
