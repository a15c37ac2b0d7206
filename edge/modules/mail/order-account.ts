import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { orderAccountWords } from './messages/index.ts';

/** The account that an order began, or the one that its e-mail has already. */
export interface OrderAccountMessage extends SpokenHead {
  /** The number of the order. */
  readonly number: string;
  /** The PIN that proves the e-mail; null where it has an account. */
  readonly pin: string | null;
}

/** The mail that ends what a buyer began with an order: a new account, or the way into theirs. */
export function orderAccountMail(message: OrderAccountMessage): MailWords {
  const { storeName: store, number, pin } = message;
  const t = speak(orderAccountWords, tagOf(message));
  const kind = pin === null ? 'known' : 'begun';
  return writeLetter(message, {
    subject: t(`${kind}.subject`, { store }),
    title: t(`${kind}.title`),
    paragraphs: [t(`${kind}.intro`, { number })],
    ...(pin !== null && { code: pin }),
    button: t(`${kind}.action`),
    notes: pin === null ? [t('known.note')] : [t('begun.note'), t('notYou')],
    stop: t('stop', { store }),
  });
}
