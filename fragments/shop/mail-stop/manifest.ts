import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'mail-stop', weight: 'shop', hydrate: 'never' });
