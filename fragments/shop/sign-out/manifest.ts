import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'sign-out', weight: 'shop', hydrate: 'never' });
