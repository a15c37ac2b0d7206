import { defineManifest } from '../../_runtime/manifest.ts';
import { searchOpen } from '../../../shared/bus/topics/navigation.ts';

export const manifest = defineManifest({
  name: 'nav',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [searchOpen],
});
