import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** By interaction: without it, its form is sent, and answered by the page. */
export const manifest = defineManifest({
  name: 'resale-simulator',
  weight: 'account',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
