import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** The labels that were given back before the one that stands: the courier's bill names them. */
export function PastLabels({ env, t, label }: OwnOrderViewProps) {
  return (
    <details>
      <summary className="link small">{t.label.past}</summary>
      <ul className="small" role="list">
        {label.past.map((one) => (
          <li key={one.asked_on + one.replaced_on}>
            {fill<string>(t.label.pastOne, {
              number: one.tracking_number ?? t.label.noNumber,
              price: formatMoney(one.price, one.currency, env.tag),
              bought: momentOf(one.asked_on, env),
              replaced: momentOf(one.replaced_on, env),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
