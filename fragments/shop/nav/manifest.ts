import { defineManifest } from '../../_runtime/manifest.ts';
import { searchOpen } from '../../../shared/bus/topics/navigation.ts';

export const manifest = defineManifest({
  name: 'nav',
  hydrate: 'interaction',
  wakes: [searchOpen],
});
