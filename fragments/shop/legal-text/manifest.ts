import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'legal-text', weight: 'shop', hydrate: 'never' });
