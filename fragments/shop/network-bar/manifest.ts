import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'network-bar', weight: 'shop', hydrate: 'never' });
