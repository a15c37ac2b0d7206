import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A table and a form: nothing here needs a script. */
export const manifest = defineManifest({
  name: 'item-earnings',
  weight: 'account',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
