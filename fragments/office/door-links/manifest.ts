import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** With the first touch: only the copy of an address wants script, its forms are posted and the edge answers them. */
export const manifest = defineManifest({
  name: 'door-links',
  weight: 'office',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
