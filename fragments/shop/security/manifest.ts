import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: every control here asks the browser itself, or shows a secret once. */
export const manifest = defineManifest({ name: 'security', weight: 'account', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
