import { defineManifest } from '../../_runtime/manifest.ts';
import { headersEdit } from '../../../shared/bus/topics/edit.ts';

/** Nothing of it shows, or loads, until an owner opens it. */
export const manifest = defineManifest({
  name: 'edit-headers',
  weight: 'panel',
  hydrate: 'interaction',
  wakes: [headersEdit],
});
