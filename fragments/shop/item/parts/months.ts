import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { isWithoutInterest } from '../../../../shared/rules/financial-cost.ts';
import type { MonthsMessages } from '../messages/es.ts';
import type { ItemMonths, SaidMonths } from '../props.ts';

/**
 * What a month costs, in words; with what paying so costs, where that is told.
 * @param currency ISO 4217
 * @param tag BCP 47 tag of the page's language
 */
export function monthsInWords(
  { count, price, amount, isFrom, cost }: ItemMonths,
  currency: string,
  tag: string,
  words: MonthsMessages,
): SaidMonths {
  const money = (minor: number) => formatMoney(minor, currency, tag);
  const yearly = numberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const said = isWithoutInterest({ price, count, monthly: amount }) ? words.free : words.dearer;
  return {
    each: fill<string>(isFrom ? said.from : said.each, {
      count: String(count),
      amount: money(amount),
    }),
    cost: cost
      ? {
          terms: fill<string>(words.terms, {
            price: money(price),
            total: money(cost.tea > 0 ? amount * count : price),
            tea: yearly.format(cost.tea),
          }),
          cft: fill<string>(words.cft, { cft: yearly.format(cost.cft) }),
        }
      : null,
  };
}
