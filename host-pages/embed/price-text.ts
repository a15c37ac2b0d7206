import type { PriceText } from '../../fragments/shop/buy-button/props.ts';
import { buyButton } from '../../fragments/shop/buy-button/server.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formatMoney } from '../../shared/kernel/money.ts';
import { tellsCosts } from '../../shared/rules/financial-cost.ts';
import { withoutNationalTaxes } from '../../shared/rules/national-taxes.ts';
import { shownPrice, type PriceFacts } from '../../shared/rules/prices.ts';
import type { PageContext } from '../kit/page.ts';

/**
 * The price of an item, or of a variant, in the words of a buy button.
 * @param env the language of the page, and the country of the store
 */
export function priceText(
  facts: PriceFacts,
  { currency, included_tax: rate }: Pick<ItemDetail, 'currency' | 'included_tax'>,
  { tag, country }: Pick<PageContext['env'], 'tag' | 'country'>,
): PriceText {
  const t = wordsOf(buyButton.words, tag);
  const shown = shownPrice(facts);
  if (shown.kind !== 'price') {
    return { now: shown.kind === 'free' ? t.free : t.ask, before: null, percentOff: null };
  }
  const { amount, old, percentOff } = shown;
  const before = old === null ? null : formatMoney(old, currency, tag);
  const net = formatMoney(withoutNationalTaxes(amount, rate), currency, tag);
  return {
    now: formatMoney(amount, currency, tag),
    before,
    percentOff,
    ...(tellsCosts(country) && amount > 0 && { net: fill(t.net, { price: net }) }),
  };
}
