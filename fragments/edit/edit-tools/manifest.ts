import { defineManifest } from '../../_runtime/manifest.ts';
import { editMode, heroChanged } from '../../../shared/bus/topics/edit.ts';

/** The edge draws the tools; their script loads when one is used, or when they are shown or hidden. */
export const manifest = defineManifest({
  name: 'edit-tools',
  weight: 'edit',
  hydrate: 'interaction',
  wakes: [editMode, heroChanged],
});
