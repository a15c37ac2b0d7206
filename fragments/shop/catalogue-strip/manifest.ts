import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'catalogue-strip', hydrate: 'never' });
