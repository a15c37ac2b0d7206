import * as z from 'zod/mini';
import { event, state } from '../topic.ts';

/** The list of a mailbox has changed: `pending` conversations have something unread. */
export const mailboxChanged = event(
  'mailbox:changed',
  import.meta.env?.DEV && z.object({ key: z.string(), pending: z.number() }),
);

/** Whether a socket tells this browser of such changes. */
export const mailboxLive = state(
  'mailbox:live',
  import.meta.env?.DEV && z.object({ isLive: z.boolean() }),
);
