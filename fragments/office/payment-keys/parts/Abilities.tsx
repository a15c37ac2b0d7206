import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import {
  paymentAbilities,
  type PaymentAbilities,
} from '../../../../shared/rules/payment-abilities.ts';
import type { PaymentKeysViewProps } from '../props.ts';

const HOUR_MS = 3_600_000;

/** What each way to pay can, as a table; on a phone each is a card. */
export function Abilities({ env, t, currency }: PaymentKeysViewProps) {
  const words = t.abilities;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const columns = Object.entries(words.columns) as [keyof typeof words.columns, string][];
  return (
    <details className="abilities" id="abilities">
      <summary>
        <b>{words.title}</b>
      </summary>
      <p className="muted">{words.intro}</p>
      <div className="wide">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.way}</th>
              {columns.map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paymentAbilities(currency).map((can) => {
              const cells = textsOf(can);
              return (
                <tr key={can.code}>
                  <th scope="row">{t.names[can.code]}</th>
                  {columns.map(([name, title]) => (
                    <td key={name} data-title={title}>
                      {cells[name]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );

  function textsOf(can: PaymentAbilities): Record<keyof typeof words.columns, string> {
    const { limit, months, holds, lasts } = can;
    const { minimum, maximum } = limit;
    const amounts = [
      minimum === undefined ? '' : fill(words.least, { amount: money(minimum) }),
      maximum === undefined ? '' : fill(words.most, { amount: money(maximum) }),
    ].filter(Boolean);
    const held = holds && count(words, 'day', holds.kept);
    return {
      refund: words.refunds[can.refund],
      amounts: amounts.length > 0 ? amounts.join(', ') : words.unlimited,
      months:
        months === null
          ? words.no
          : fill(months.least > 0 ? words.termsFrom : words.terms, {
              terms: months.terms.join(', '),
              least: money(months.least),
            }),
      holds:
        held === null
          ? words.no
          : holds?.sure === undefined
            ? held
            : fill(words.sure, { days: held, sure: String(holds.sure) }),
      lasts: lasts === null ? words.never : count(words, 'hour', lasts / HOUR_MS),
      disputes: words.disputes[can.disputes],
      review: can.isJudged ? words.yes : words.no,
    };
  }
}
