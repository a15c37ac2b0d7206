import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: a scanner may type the first code at once. */
export const manifest = defineManifest({
  name: 'point-of-sale',
  weight: 'office',
  hydrate: 'load',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
