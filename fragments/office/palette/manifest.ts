import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** When idle: its keys work on every office page; the first press loads the panel. */
export const manifest = defineManifest({ name: 'palette', weight: 'office', hydrate: 'idle' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
