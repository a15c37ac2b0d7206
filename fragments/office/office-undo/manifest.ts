import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** When idle: its keys work on the pages whose changes the history takes back. */
export const manifest = defineManifest({ name: 'office-undo', weight: 'office', hydrate: 'idle' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'staff' };
