import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A form that leads to the next page, where script is too. */
export const manifest = defineManifest({
  name: 'talk-rating',
  weight: 'account',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
