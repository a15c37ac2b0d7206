import { defineManifest } from '../../_runtime/manifest.ts';

/** Several slides: Splide takes over the server's markup when idle, without React. */
export const manifest = defineManifest({ name: 'slider', weight: 'shop', hydrate: 'idle' });

/** One slide, or none, does not move, so no script loads. */
export const stillManifest = defineManifest({ name: 'slider', weight: 'shop', hydrate: 'never' });
