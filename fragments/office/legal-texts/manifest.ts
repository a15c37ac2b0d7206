import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: it leads to the form of each text. */
export const manifest = defineManifest({ name: 'legal-texts', weight: 'office', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
