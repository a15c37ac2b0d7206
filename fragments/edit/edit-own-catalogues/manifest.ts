import type { Embed } from '../../_runtime/embedding.ts';
import { ownCataloguesOpen } from '../../../shared/bus/topics/edit.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-own-catalogues',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [ownCataloguesOpen],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
