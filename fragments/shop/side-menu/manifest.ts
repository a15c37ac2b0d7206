import { defineManifest } from '../../_runtime/manifest.ts';
import { sideMenuOpen } from '../../../shared/bus/topics/navigation.ts';

/** A menu that stays closed costs no script. */
export const manifest = defineManifest({
  name: 'side-menu',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [sideMenuOpen],
});
