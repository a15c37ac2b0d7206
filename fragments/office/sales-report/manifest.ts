import { defineManifest } from '../../_runtime/manifest.ts';

/** Figures that are only read: the chart among them is an element of its own. */
export const manifest = defineManifest({
  name: 'sales-report',
  weight: 'office',
  hydrate: 'never',
});
