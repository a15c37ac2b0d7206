import type { Embed } from '../../_runtime/embedding.ts';
import { chatOpen } from '../../../shared/bus/topics/chat.ts';
import { contactOpen } from '../../../shared/bus/topics/contact.ts';
import { defineManifest } from '../../_runtime/manifest.ts';

/** Closed, it costs no script: the link of the foot wakes it, or that of the chat. */
export const manifest = defineManifest({
  name: 'contact-dialog',
  weight: 'shop',
  hydrate: 'interaction',
  wakes: [contactOpen, chatOpen],
});

/** What the fragment is on a page of another origin. */
export const embed: Embed = { is: 'none', why: 'form' };
