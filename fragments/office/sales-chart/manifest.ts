import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Bars that the edge draws; a press loads the chart that one moves along. */
export const manifest = defineManifest({
  name: 'sales-chart',
  weight: 'office',
  hydrate: 'interaction',
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
