import { pictureAsk } from '../../../shared/bus/topics/gallery.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Closed, it costs no script: a form that asks for a picture wakes it. */
export const manifest = defineManifest({
  name: 'picture-picker',
  weight: 'office',
  hydrate: 'interaction',
  wakes: [pictureAsk],
});
