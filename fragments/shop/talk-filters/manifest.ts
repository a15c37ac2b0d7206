import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Links and a form that lead to a list: they weigh nothing beside it. */
export const manifest = defineManifest({
  name: 'talk-filters',
  weight: 'account',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
