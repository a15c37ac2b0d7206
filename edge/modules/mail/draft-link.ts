import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { draftLinkWords } from './messages/index.ts';

/** An order that a store has prepared for a customer. */
export interface PreparedOrder extends SpokenHead {
  /** The customer's name, as the seller typed it. */
  readonly name: string;
  /** The number of the placed order to which it adds; null for one that stands by itself. */
  readonly extendsNumber: string | null;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  /** The end of the link, milliseconds UTC. */
  readonly until: number;
  /** Address of the page where it is paid. */
  readonly link: string;
  /** Address at which its reader has no more mails of the store. */
  readonly stop: string;
}

/** The mail that leads a customer to the page where an order that a store has prepared is paid. */
export function draftLinkMail(prepared: PreparedOrder): MailWords {
  const { storeName, country, extendsNumber: number } = prepared;
  const tag = tagOf(prepared);
  const t = speak(draftLinkWords, tag);
  const total = formatMoney(prepared.total, prepared.currency, tag).replaceAll('\u00a0', ' ');
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(prepared.until));
  return writeLetter(prepared, {
    title:
      number === null ? t('title', { store: storeName, total }) : t('titleAdds', { number, total }),
    paragraphs: [
      greeted(prepared.name, (name) => t('hello', { name }), t('text', { until })),
      ...(number === null ? [] : [t('adds', { store: storeName, number })]),
    ],
    button: t('see'),
    notes: [t('stock'), t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
