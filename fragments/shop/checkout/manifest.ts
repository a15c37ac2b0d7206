import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'checkout', weight: 'shop', hydrate: 'load' });
