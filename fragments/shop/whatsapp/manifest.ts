import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'whatsapp', weight: 'shop', hydrate: 'never' });
