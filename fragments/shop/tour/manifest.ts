import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Asks the edge, once the page has loaded, whether it should show. */
export const manifest = defineManifest({ name: 'tour', weight: 'shop', hydrate: 'idle' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
