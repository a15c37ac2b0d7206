import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: what was bought leaves the cart of this browser, and a payment under way is asked for. */
export const manifest = defineManifest({ name: 'order', hydrate: 'load' });
