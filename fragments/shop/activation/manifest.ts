import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'activation', hydrate: 'load' });
