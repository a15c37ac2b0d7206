import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: every control here asks the browser itself, or shows a secret once. */
export const manifest = defineManifest({ name: 'security', weight: 'account', hydrate: 'load' });
