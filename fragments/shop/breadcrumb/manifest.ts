import { defineManifest } from '../../_runtime/manifest.ts';

export const manifest = defineManifest({ name: 'breadcrumb', weight: 'shop', hydrate: 'never' });
