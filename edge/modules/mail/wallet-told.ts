import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type LanguageParts } from '../../../shared/kernel/locale.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { walletToldWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** What the owner of a wallet is told. */
export type WalletEvent = 'account' | 'paid' | 'returned' | 'cancelled';

/** A bank account that was set, or a cash-out that came to its end. */
export interface WalletTold extends LanguageParts {
  readonly event: WalletEvent;
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** The owner's name, as typed. */
  readonly name: string;
  /** What was to go out; of an account its currency alone counts. */
  readonly money: Money;
  /** The last four digits of the bank account. */
  readonly last: string;
  /** Why it was refused or came back, as typed; empty for none. */
  readonly reason: string;
  /** Address of the wallet. */
  readonly link: string;
}

/** The mail to the owner of a wallet. It shows no more of a bank account than its last digits. */
export function walletToldMail(
  told: WalletTold,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { event, locale, region, storeName, country, color, last, link } = told;
  const tag = localeTag(locale, country, region);
  const t = speak(walletToldWords, tag);
  const { amount, currency } = told.money;
  const money = formatMoney(amount, currency, tag);
  const name = plainName(told.name);
  const title = t(`title.${event}`, { money });
  const text = t(`text.${event}`, { currency, last });
  const reason = plainLine(told.reason);
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [
      name === '' ? text : `${t('hello', { name })} ${text}`,
      ...(reason === '' ? [] : [t('reason', { reason })]),
    ],
    code: null,
    button: { label: t('see'), link },
    notes: [event === 'account' ? t('note.account') : t('note.other', { store: storeName })],
  });
}
