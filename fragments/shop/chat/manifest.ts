import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Forms without script: the dialog of the contact form shows them too. */
export const manifest = defineManifest({ name: 'chat', weight: 'shop', hydrate: 'never' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'form' };
