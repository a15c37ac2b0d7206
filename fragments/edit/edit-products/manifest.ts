import type { Embed } from '../../_runtime/embedding.ts';
import { productsAdd } from '../../../shared/bus/topics/edit.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-products',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [productsAdd],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
