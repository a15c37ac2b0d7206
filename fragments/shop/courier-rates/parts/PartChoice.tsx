import type { CourierRate, PartRates } from '../../../../shared/contracts/courier.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CourierRatesViewProps } from '../props.ts';

type Props = CourierRatesViewProps & { part: PartRates; isNamed: boolean };

/** The rates for one supplier's part, or why there are none. */
export function PartChoice(props: Props) {
  const { t, env, path, idempotencyKey, part, isNamed, chosen } = props;
  const title = isNamed ? fill(t.ratesOf, { name: part.supplier_name }) : t.rates;
  if (part.rates.length === 0) return <Failed {...props} />;
  const picked = part.rates.find(({ rate_id: id }) => chosen.includes(id)) ?? part.rates[0];
  return (
    <form method="post" action={env.base + path} className="rates">
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${part.supplier}`} />
      <fieldset className="choices">
        <legend className="small">{title}</legend>
        {part.rates.map((rate) => (
          <label className="choice" key={rate.rate_id}>
            <input
              type="radio"
              name="rate"
              value={`${rate.rate_id} ${rate.shipment_id}`}
              required
              defaultChecked={rate === picked}
            />
            <span className="grow">
              {rate.carrier} {rate.service}
              {rate.branch && <small>{fill(t.atBranch, { name: rate.branch.name })}</small>}
              <small>{arrival(props, rate)}</small>
            </span>
            <span className="price">{formatMoney(rate.price, part.currency, env.tag)}</span>
          </label>
        ))}
      </fieldset>
      <button className="btn btn-s">{t.use}</button>
    </form>
  );
}

function arrival({ t, env }: Props, { arrives_on, days }: CourierRate): string {
  const day = formatArrival({ arrives_on: arrives_on ?? undefined, days }, env.tag);
  return day === undefined ? t.noDay : fill(t.arrives, { day });
}

/** A part that no courier carries: the reason, and the supplier's own delivery. */
function Failed({ t, env, part, isNamed }: Props) {
  const { failure, fallback, supplier_name: name, currency } = part;
  const day = fallback && formatArrival(fallback, env.tag);
  const cost = fallback && formatMoney(fallback.cost, currency, env.tag);
  return (
    <div className="notice" role="status">
      <Icon name="truck" />
      <div>
        {isNamed && <b>{name}</b>}
        <p>{failure?.message ?? t.none}</p>
        <p className="small">
          {cost === null
            ? t.noFallback
            : day
              ? fill(t.fallbackDay, { cost, day })
              : fill(t.fallback, { cost })}
        </p>
      </div>
    </div>
  );
}
