import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'invitation', weight: 'shop', hydrate: 'never' });
