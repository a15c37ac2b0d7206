import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: while the page shows, the account counts as having its editor open. */
export const manifest = defineManifest({ name: 'open-editor', weight: 'office', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
