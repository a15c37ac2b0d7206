import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Forms that lead to the next page, where script is too: they weigh nothing beside the open conversation. */
export const manifest = defineManifest({ name: 'talk-desk', weight: 'account', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
