import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** The button that asks the browser comes to life with its first press. */
export const manifest = defineManifest({
  name: 'alert-devices',
  weight: 'account',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
