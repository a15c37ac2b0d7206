import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: it tells what a sale would have been, and ends the trial by a form. */
export const manifest = defineManifest({ name: 'partner-trial', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'form' };
