import { defineManifest } from '../../_runtime/manifest.ts';
import { themeChanged } from '../../../shared/bus/topics/display.ts';

export const manifest = defineManifest({
  name: 'theme',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [themeChanged],
});
