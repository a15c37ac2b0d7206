import type { Embed } from '../../_runtime/embedding.ts';
import { editMode } from '../../../shared/bus/topics/edit.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Loads when edit mode is switched on; where the browser remembers it as on, when the page is idle. */
export const manifest = defineManifest({
  name: 'edit-marks',
  weight: 'edit',
  hydrate: 'interaction',
  wakes: [editMode],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
