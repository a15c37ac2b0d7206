import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';
import { headersEdit } from '../../../shared/bus/topics/edit.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-headers',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [headersEdit],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
