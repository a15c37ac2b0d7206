import { defineManifest } from '../../_runtime/manifest.ts';
import { slidesEdit } from '../../../shared/bus/topics/edit.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-slides',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [slidesEdit],
});
