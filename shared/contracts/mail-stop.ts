import { z } from 'zod';
import { contract } from './contract.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/**
 * The page that the foot of a store's mail leads to: whether the store writes to its contact any
 * more.
 */

/** A contact's keyed hash, and the store's signature of it. */
const stopKey = z.string().regex(/^[\w-]{86}$/);

export const setMailStop = contract({
  id: 'auth.mail-stop',
  service: 'auth',
  method: 'put',
  path: '/mail-stop',
  access: 'public',
  summary: {
    en: 'Stops the mails of this store that anybody can cause, or has them sent again, by the link of one',
    es: 'Detiene los correos de esta tienda que cualquiera puede provocar, o los reanuda, con el enlace de uno',
  },
  body: z.object({ link: stopKey, stopped: z.boolean() }),
  sample: { body: { link: sampleIds.stopKey, stopped: true } },
  answer: z.object({ stopped: z.boolean() }),
  errors: ['invalid_link'],
});

/** The mails that the link of a mail stops; null for one that was not made for this store. */
export const readMailStop = pageRead({
  id: 'auth.mail-stopped',
  params: z.object({ link: stopKey }),
  answer: z.object({ stopped: z.boolean() }).nullable(),
});
