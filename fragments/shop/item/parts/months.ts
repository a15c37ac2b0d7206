import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { MonthsMessages } from '../messages/es.ts';
import type { ItemMonths } from '../props.ts';

/**
 * What a month costs, in words.
 * @param currency ISO 4217
 * @param tag BCP 47 tag of the page's language
 */
export function monthsInWords(
  { count, amount, isFrom }: ItemMonths,
  currency: string,
  tag: string,
  words: MonthsMessages,
): string {
  return fill<string>(isFrom ? words.from : words.each, {
    count: String(count),
    amount: formatMoney(amount, currency, tag),
  });
}
