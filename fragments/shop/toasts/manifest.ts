import { defineManifest } from '../../_runtime/manifest.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';

export const manifest = defineManifest({
  name: 'toasts',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [toastShow],
});
