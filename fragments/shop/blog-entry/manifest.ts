import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'blog-entry', weight: 'shop', hydrate: 'never' });
