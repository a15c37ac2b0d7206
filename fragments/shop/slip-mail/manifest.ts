import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: its form is posted. */
export const manifest = defineManifest({ name: 'slip-mail', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
