import type { PaymentSlipView } from '../../../shared/contracts/payment-slip.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { paymentSlipWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** An order that waits for its buyer to pay a number elsewhere. */
export interface AwaitedPayment extends SpokenHead {
  readonly slip: PaymentSlipView;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  /** The number of the order. */
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Address of the purchase. */
  readonly link: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}

/** The mail that tells a buyer by which number, where and until when to pay. */
export function paymentSlipMail(awaited: AwaitedPayment): MailWords {
  const { slip, storeName, country, number } = awaited;
  const tag = tagOf(awaited);
  const t = speak(paymentSlipWords, tag);
  const money = (minor: number) =>
    formatMoney(minor, awaited.currency, tag).replaceAll('\u00a0', ' ');
  const left = money(awaited.total - slip.received);
  const received = money(slip.received);
  const isPart = slip.received > 0;
  const how = isPart ? t('part', { received, left }) : t(`how.${slip.kind}`, { amount: left });
  const facts = [
    [t(`account.${slip.account_kind ?? 'clabe'}`), slip.account],
    [t('bank'), slip.bank && plainLine(slip.bank)],
    [t('holder'), slip.holder && plainLine(slip.holder)],
    [t('agreement'), slip.agreement],
    [t(`number.${slip.kind}`), slip.number],
    [isPart && t('received'), received],
    [t(isPart ? 'left' : 'amount'), left],
  ].flatMap(([label, value]) => (label && value ? [`${label}: ${value}`] : []));
  const title = isPart ? t('partTitle', { left, number }) : t('title', { number });
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(slip.until));
  return writeLetter(awaited, {
    title,
    paragraphs: [
      greeted(awaited.name, (name) => t('hello', { name }), how),
      ...facts,
      `${t('until', { until })} ${t(isPart ? 'partAfter' : 'after')}`,
    ],
    button: t('see'),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
