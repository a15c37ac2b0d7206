import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A page to print; a press prints it. */
export const manifest = defineManifest({
  name: 'order-paper',
  weight: 'office',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
