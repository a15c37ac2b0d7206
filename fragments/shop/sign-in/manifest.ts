import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'sign-in', weight: 'account', hydrate: 'load' });
