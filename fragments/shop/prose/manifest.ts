import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'prose', hydrate: 'never' });
