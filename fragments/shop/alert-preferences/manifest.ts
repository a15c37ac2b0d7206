import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A form without script. */
export const manifest = defineManifest({
  name: 'alert-preferences',
  weight: 'account',
  hydrate: 'never',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
