import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: filters and pages are links, so the reviews cost a shopper no script. */
export const manifest = defineManifest({ name: 'reviews', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'frame' };
