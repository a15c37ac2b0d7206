import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';
import { editMode, heroChanged } from '../../../shared/bus/topics/edit.ts';

/** The edge draws the tools; their script loads when one is used, or when they are shown or hidden. */
export const manifest = defineManifest({
  name: 'edit-tools',
  weight: 'edit',
  hydrate: 'interaction',
  wakes: [editMode, heroChanged],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
