import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Links to payments and orders: a script would add nothing. */
export const manifest = defineManifest({
  name: 'order-additions',
  weight: 'shop',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'order' };
