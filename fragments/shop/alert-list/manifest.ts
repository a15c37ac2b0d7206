import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'alert-list', weight: 'account', hydrate: 'never' });
