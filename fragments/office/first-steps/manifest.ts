import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an owner comes here to fill in the step. */
export const manifest = defineManifest({ name: 'first-steps', weight: 'office', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
