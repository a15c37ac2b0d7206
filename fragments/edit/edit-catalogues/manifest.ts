import type { Embed } from '../../_runtime/embedding.ts';
import { cataloguesPick } from '../../../shared/bus/topics/edit.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-catalogues',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [cataloguesPick],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
