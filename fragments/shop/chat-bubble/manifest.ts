import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Links, and a popover where there are two: it costs a shopper no script. */
export const manifest = defineManifest({ name: 'chat-bubble', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'form' };
