import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type LetterHead, type MailWords, type SpokenHead } from './letter.ts';
import { pinWords } from './messages/index.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

/** A PIN on its way, and the link that does the same where the message is a mail. */
export interface PinMessage extends LetterHead {
  readonly purpose: 'registration' | 'reset' | 'contact';
  /** BCP 47: the language with the region of the store or of the person who asked for the PIN. */
  readonly tag: string;
  readonly pin: string;
  readonly link: string | null;
  /** Address of the page where such mails are stopped; null where the contact is proven. */
  readonly stop: string | null;
}

/**
 * The PIN as a text message. The store's name comes first. The last line binds the PIN to the
 * store's host, so that browsers offer it on that host's pages alone (the format of origin-bound
 * one-time codes, https://wicg.github.io/sms-one-time-codes/).
 * @param host name of the host that was called, without a port
 */
export function pinSms(message: PinMessage, host: string): WrittenMessage['words'] {
  const { tag, storeName, pin } = message;
  const text = speak(pinWords, tag)('sms', { store: storeName, pin });
  return { channel: 'sms', text: `${text}\n\n@${host} #${pin}` };
}

/** The PIN as a mail, as HTML and as text. */
export function pinMail(message: PinMessage): MailWords {
  const { purpose, tag, storeName, pin } = message;
  const t = speak(pinWords, tag);
  return writeLetter(message, {
    subject: t(`${purpose}.subject`, { store: storeName }),
    title: t(`${purpose}.title`),
    paragraphs: [t(`${purpose}.intro`, { store: storeName })],
    code: pin,
    button: t(`${purpose}.action`),
    notes: [t('validity'), t('notYou')],
    stop: t('stop', { store: storeName }),
  });
}

/** The account that an order began, or the one that its e-mail has already. */
interface OrderAccountMessage extends SpokenHead {
  /** The number of the order. */
  readonly number: string;
  /** The PIN that proves the e-mail; null where it has an account. */
  readonly pin: string | null;
}

/** The mail that ends what a buyer began with an order: a new account, or the way into theirs. */
export function orderAccountMail(message: OrderAccountMessage): MailWords {
  const { storeName: store, number, pin } = message;
  const t = speak(pinWords, tagOf(message));
  const kind = pin === null ? 'known' : 'order';
  return writeLetter(message, {
    subject: t(`${kind}.subject`, { store }),
    title: t(`${kind}.title`),
    paragraphs: [t(`${kind}.intro`, { number })],
    ...(pin !== null && { code: pin }),
    button: t(`${kind}.action`),
    notes: pin === null ? [t('known.note')] : [t('order.note'), t('notYou')],
    stop: t('stop', { store }),
  });
}
