/** Mails whose words and whose whole address nobody may note. */
import type { MessageTopic } from '../../../edge/outbox/index.ts';

export const EMAIL = 'ana.secreta@example.com';
export const SECRET = 'Palabras que nadie anota';

/** A mail of a topic whose words are these. */
export const mailOf = (name: string, to = EMAIL): MessageTopic => ({
  name,
  alert: { none: 'It is for the test.' },
  compose: async (_database, row) => ({
    channel: 'mail',
    id: row.id,
    storeId: row.store_id,
    storeName: 'Lirio',
    locale: 'es',
    recipient: to,
    subject: SECRET,
    text: SECRET,
    html: SECRET,
  }),
});
