import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the page watches the trial while it is under way. */
export const manifest = defineManifest({ name: 'import-trial', weight: 'office', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
