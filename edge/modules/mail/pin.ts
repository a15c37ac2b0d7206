import type { Locale } from '../../../shared/kernel/locale.ts';
import { writeLetter } from './letter.ts';
import { en } from './messages/people.en.ts';
import { es } from './messages/people.es.ts';
import type { WrittenMessage } from '../../outbox/index.ts';

const messages = { es, en };

/** A PIN on its way, and the link that does the same where the message is a mail. */
export interface PinMessage {
  readonly purpose: 'registration' | 'reset' | 'contact';
  readonly locale: Locale;
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  readonly name: string;
  readonly pin: string;
  readonly link: string | null;
}

/** The PIN as a text message: it names the store first, and the PIN once. */
export function pinSms(message: PinMessage): WrittenMessage['words'] {
  const t = messages[message.locale];
  return { channel: 'sms', text: t.sms(message.storeName, message.pin) };
}

/** The PIN as a mail, in both forms. */
export function pinMail(message: PinMessage): WrittenMessage['words'] {
  const { locale, storeName, color, name, pin, link } = message;
  const t = messages[locale];
  const words = t[message.purpose];
  return writeLetter({
    locale,
    storeName,
    color,
    subject: words.subject(storeName),
    title: words.title(name),
    paragraphs: [words.intro(storeName)],
    code: pin,
    button: link === null ? null : { label: words.action, link },
    notes: [t.validity, t.notYou],
  });
}
