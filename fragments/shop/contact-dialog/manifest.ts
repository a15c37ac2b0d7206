import type { Embed } from '../../_runtime/embedding.ts';
import { contactOpen } from '../../../shared/bus/topics/contact.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Closed, it costs no script: the link of the foot wakes it. */
export const manifest = defineManifest({
  name: 'contact-dialog',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [contactOpen],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'form' };
