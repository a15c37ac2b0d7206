import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A list, links and forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'trash', weight: 'office', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
