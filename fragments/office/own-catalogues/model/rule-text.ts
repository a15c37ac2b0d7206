import type { CatalogueRule } from '../../../../shared/contracts/catalogue-rules.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { Messages } from '../messages/es.ts';
import type { OwnCataloguesProps } from '../props.ts';

/** A rule in words, such as `Productos · con verano · desde $100.00`. */
export function ruleText(
  rule: CatalogueRule,
  t: Messages['rule'],
  { env, sellers }: Pick<OwnCataloguesProps, 'env' | 'sellers'>,
): string {
  const { type, tags, price_from: from, price_to: to, owner, new_days: days } = rule;
  const price = (amount: number) => formatMoney(amount, env.currency, env.tag);
  const seller = sellers.find(({ value }) => value === owner)?.name ?? owner;
  return [
    type && t.types[type],
    tags.length > 0 && fill<string>(t.said.tags, { tags: tags.join(', ') }),
    from !== null && fill<string>(t.said.from, { price: price(from) }),
    to !== null && fill<string>(t.said.to, { price: price(to) }),
    seller !== null && fill<string>(t.said.seller, { seller }),
    days !== null && fill<string>(t.said.days, { days }),
  ]
    .filter(Boolean)
    .join(' · ');
}
