import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: it tells a rate and its end, and leads on by a link. */
export const manifest = defineManifest({ name: 'crypto-info', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
