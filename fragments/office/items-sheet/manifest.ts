import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to make changes. */
export const manifest = defineManifest({ name: 'items-sheet', weight: 'office', hydrate: 'load' });
