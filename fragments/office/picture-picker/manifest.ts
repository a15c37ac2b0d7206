import type { Embed } from '../../_runtime/embedding.ts';
import { pictureAsk } from '../../../shared/bus/topics/gallery.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Closed, it costs no script: a form that asks for a picture wakes it. */
export const manifest = defineManifest({
  name: 'picture-picker',
  weight: 'office',
  hydrate: 'interaction',
  wakes: [pictureAsk],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
