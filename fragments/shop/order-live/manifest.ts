import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/**
 * At load: the bought lines leave the cart of this browser, and a payment under way is asked for.
 */
export const manifest = defineManifest({ name: 'order-live', weight: 'shop', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
