import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** It counts what comes meanwhile; the first press loads the panel. */
export const manifest = defineManifest({
  name: 'alert-bell',
  weight: 'account',
  hydrate: 'idle',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
