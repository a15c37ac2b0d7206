import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: its forms are posted, and the edge answers them. */
export const manifest = defineManifest({ name: 'attendants', weight: 'office', hydrate: 'never' });
