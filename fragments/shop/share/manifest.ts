import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'share', hydrate: 'interaction' });
