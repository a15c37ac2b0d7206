import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'blog-list', weight: 'shop', hydrate: 'never' });
