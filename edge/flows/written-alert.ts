import type { Locale } from '../../shared/kernel/locale.ts';
import { tellAddress } from '../modules/alerts/index.ts';
import type { ToldAlert, WrittenMessage } from '../outbox/index.ts';

/**
 * The alert of a topic of written mails to accounts: the mail's subject, in its language, for the
 * account that has proved the address. What goes by text message alone is no alert.
 */
export function writtenAlert(subtype: string): ToldAlert {
  return {
    app: 'system',
    params: ['type', 'subtype'],
    tell: async (_database, row, now) => {
      const words = row.body === null ? null : (JSON.parse(row.body) as WrittenMessage['words']);
      if (words?.channel !== 'mail') return [];
      const { storeName, locale, recipient } = JSON.parse(row.payload) as {
        storeName: string;
        locale: Locale;
        recipient: string;
      };
      const draft = {
        about: row.id,
        storeId: row.store_id,
        storeName,
        app: 'system',
        params: { type: 'account', subtype },
        body: { [locale]: words.subject },
      } as const;
      return tellAddress(draft, recipient, now);
    },
  };
}
