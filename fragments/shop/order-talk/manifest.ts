import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A form that leads to the conversation, where script is. */
export const manifest = defineManifest({ name: 'order-talk', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
