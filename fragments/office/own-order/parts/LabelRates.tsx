import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** The rates that were asked anew, of which the seller buys one. */
export function LabelRates(props: OwnOrderViewProps) {
  const { env, t, order, label } = props;
  return (
    <OrderForm {...props} intent="label-buy" className="note-form">
      <fieldset className="ticks">
        <legend>{t.label.newRates}</legend>
        {label.rates.map((rate, place) => {
          const { arrives_on } = rate;
          const day = arrives_on && formatArrival({ arrives_on, days: null }, env.tag);
          return (
            <label className="check" key={rate.rate_id}>
              <input
                type="radio"
                name="rate"
                value={`${rate.rate_id} ${rate.shipment_id}`}
                defaultChecked={place === 0}
              />
              <span>
                {rate.carrier} {rate.service} · {formatMoney(rate.price, order.currency, env.tag)}
                {day && <span className="muted small"> {fill(t.arrives, { day })}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p>
        <button className="btn btn-s">{t.label.buyNew}</button>
      </p>
    </OrderForm>
  );
}
