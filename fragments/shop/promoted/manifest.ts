import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** A table and a drawing that are only read, with forms: nothing here needs a script. */
export const manifest = defineManifest({ name: 'promoted', weight: 'account', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
