import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: it leads to the form of each text. */
export const manifest = defineManifest({ name: 'legal-texts', weight: 'office', hydrate: 'never' });
