import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'alert-bell', weight: 'account', hydrate: 'never' });
