import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: the list is searched by a form, and its rows are links. */
export const manifest = defineManifest({
  name: 'draft-orders',
  weight: 'office',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
