import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Only links and forms: what its page does in the background is `order-live`. */
export const manifest = defineManifest({ name: 'order', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
