import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';
import { themeChanged } from '../../../shared/bus/topics/display.ts';

export const manifest = defineManifest({
  name: 'theme',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [themeChanged],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'frame' };
