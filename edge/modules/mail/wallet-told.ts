import { speak } from '../../../shared/i18n/speak.ts';
import { formatMoney, type Money } from '../../../shared/kernel/money.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { walletToldWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** What the owner of a wallet is told. */
export type WalletEvent = 'account' | 'paid' | 'returned' | 'cancelled';

/** A bank account that was set, or a cash-out that came to its end. */
export interface WalletTold extends SpokenHead {
  readonly event: WalletEvent;
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
export function walletToldMail(told: WalletTold): MailWords {
  const { event, storeName, last } = told;
  const tag = tagOf(told);
  const t = speak(walletToldWords, tag);
  const { amount, currency } = told.money;
  const money = formatMoney(amount, currency, tag);
  const title = t(`title.${event}`, { money });
  const text = t(`text.${event}`, { currency, last });
  const reason = plainLine(told.reason);
  return writeLetter(told, {
    title,
    paragraphs: [
      greeted(told.name, (name) => t('hello', { name }), text),
      ...(reason === '' ? [] : [t('reason', { reason })]),
    ],
    button: t('see'),
    notes: [event === 'account' ? t('note.account') : t('note.other', { store: storeName })],
  });
}
