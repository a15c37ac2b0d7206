import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A list of links: a script would add nothing. */
export const manifest = defineManifest({
  name: 'stores-bought',
  weight: 'account',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
