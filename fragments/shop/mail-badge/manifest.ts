import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Comes to life once the page rests, and listens to the account's mailbox from then on. */
export const manifest = defineManifest({ name: 'mail-badge', weight: 'account', hydrate: 'idle' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'account' };
