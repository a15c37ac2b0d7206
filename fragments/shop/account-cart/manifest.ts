import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Stands on every page of a signed-in account; it shows nothing. */
export const manifest = defineManifest({ name: 'account-cart', weight: 'shop', hydrate: 'idle' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
