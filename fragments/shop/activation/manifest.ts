import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'activation', weight: 'account', hydrate: 'load' });
