import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';
import { sideMenuOpen } from '../../../shared/bus/topics/navigation.ts';

/** A menu that stays closed costs no script. */
export const manifest = defineManifest({
  name: 'side-menu',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [sideMenuOpen],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'frame' };
