import { defineManifest } from '../../_runtime/manifest.ts';

/** Several slides: Splide takes the server's markup over when idle, without React. */
export const manifest = defineManifest({ name: 'slider', hydrate: 'idle' });

/** One slide, or none: nothing to move, so nothing to load. */
export const stillManifest = defineManifest({ name: 'slider', hydrate: 'never' });
