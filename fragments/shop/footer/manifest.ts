import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'footer', weight: 'shop', hydrate: 'never' });
