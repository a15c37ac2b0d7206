import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** What script does by itself in an open conversation; only browsers without it show this. */
export const manifest = defineManifest({ name: 'talk-plain', weight: 'account', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
