import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: its forms are posted, and the edge answers them. */
export const manifest = defineManifest({
  name: 'affinity-requests',
  weight: 'office',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
