import type { PaymentSlipView } from '../../../shared/contracts/payment-slip.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { localeTag, type LanguageParts } from '../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { paymentSlipWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** An order that waits for its buyer to pay a number elsewhere. */
export interface AwaitedPayment extends LanguageParts {
  readonly slip: PaymentSlipView;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  /** The number of the order. */
  readonly number: string;
  /** Name of the store where it was bought. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Address of the purchase. */
  readonly link: string;
  /** Address at which the buyer has no more mails of the store. */
  readonly stop: string;
}

/** The mail that tells a buyer by which number, where and until when to pay. */
export function paymentSlipMail(
  awaited: AwaitedPayment,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { slip, locale, region, storeName, country, color, number, link } = awaited;
  const tag = localeTag(locale, country, region);
  const t = speak(paymentSlipWords, tag);
  const name = plainName(awaited.name);
  const amount = formatMoney(awaited.total, awaited.currency, tag).replaceAll('\u00a0', ' ');
  const how = t(`how.${slip.kind}`, { amount });
  const facts = [
    [t(`account.${slip.account_kind ?? 'clabe'}`), slip.account],
    [t('bank'), slip.bank && plainLine(slip.bank)],
    [t('holder'), slip.holder && plainLine(slip.holder)],
    [t('agreement'), slip.agreement],
    [t(`number.${slip.kind}`), slip.number],
    [t('amount'), amount],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const title = t('title', { number });
  const until = dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  }).format(new Date(slip.until));
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [
      name === '' ? how : `${t('hello', { name })} ${how}`,
      ...facts,
      `${t('until', { until })} ${t('after')}`,
    ],
    code: null,
    button: { label: t('see'), link },
    notes: [t('footer', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: awaited.stop },
  });
}
