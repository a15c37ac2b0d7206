import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'prose', weight: 'shop', hydrate: 'never' });
