import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A list and its forms, which lead to a new page: nothing here needs a script. */
export const manifest = defineManifest({
  name: 'payment-notices',
  weight: 'office',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
