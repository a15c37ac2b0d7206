import { defineManifest } from '../../_runtime/manifest.ts';

/** When idle: its keys work on every office page; what they open is loaded by the first press. */
export const manifest = defineManifest({ name: 'palette', weight: 'office', hydrate: 'idle' });
