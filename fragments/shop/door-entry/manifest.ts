import type { Embed } from '../../_runtime/embedding.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the code of the link stands in the address, which no server sees. */
export const manifest = defineManifest({ name: 'door-entry', weight: 'shop', hydrate: 'load' });

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'proof' };
