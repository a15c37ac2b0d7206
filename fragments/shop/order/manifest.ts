import { defineManifest } from '../../_runtime/manifest.ts';

/**
 * At load: the bought lines leave the cart of this browser, and a payment under way is asked for.
 */
export const manifest = defineManifest({ name: 'order', weight: 'shop', hydrate: 'load' });
