import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'menu', weight: 'shop', hydrate: 'never' });
