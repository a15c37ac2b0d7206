import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Its script loads with the first press: the edge shows what the browser remembers. */
export const manifest = defineManifest({
  name: 'edit-switch',
  weight: 'edit',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
