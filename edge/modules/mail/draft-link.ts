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
  const { storeName, country } = prepared;
  const tag = tagOf(prepared);
  const t = speak(draftLinkWords, tag);
  const total = formatMoney(prepared.total, prepared.currency, tag).replaceAll('\u00a0', ' ');
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(prepared.until));
  return writeLetter(prepared, {
    title: t('title', { store: storeName, total }),
    paragraphs: [greeted(prepared.name, (name) => t('hello', { name }), t('text', { until }))],
    button: t('see'),
    notes: [t('stock'), t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
