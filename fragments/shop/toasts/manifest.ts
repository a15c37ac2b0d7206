import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';

export const manifest = defineManifest({
  name: 'toasts',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [toastShow],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'frame' };
