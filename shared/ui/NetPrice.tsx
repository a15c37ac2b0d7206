import { fill } from '../i18n/fill.ts';
import { formatMoney } from '../kernel/money.ts';
import { tellsCosts } from '../rules/financial-cost.ts';
import { withoutNationalTaxes } from '../rules/national-taxes.ts';

interface NetPriceProps {
  env: { readonly country: string; readonly tag: string };
  /** What the price is of. */
  item: { readonly currency: string; readonly included_tax?: number | undefined };
  /** The price that stands beside it, minor units. */
  price: number;
  t: { readonly net: string };
}

/** A price without national taxes, where the shop's country has it told beside each price; else nothing. */
export function NetPrice({ env, item, price, t }: NetPriceProps) {
  return (
    price > 0 &&
    tellsCosts(env.country) && (
      <small className="net">
        {fill(t.net, {
          price: formatMoney(
            withoutNationalTaxes(price, item.included_tax),
            item.currency,
            env.tag,
          ),
        })}
      </small>
    )
  );
}
