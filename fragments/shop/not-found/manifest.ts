import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'not-found', weight: 'shop', hydrate: 'never' });
