import type { CheckoutPart, StoreDeliveryType } from '../../../../shared/contracts/checkout.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { deliveredParts } from '../model/draft.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';
import { Step } from './Step.tsx';

/** The delivery of each supplier's part; the totals follow each choice. */
export function DeliveryStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, live } = ui;
  const parts = deliveredParts(state.checkout);
  if (!parts.length) return null;
  return (
    <Step ui={ui} title={t.goes}>
      <div className="stack" aria-busy={state.busy === 'delivery' || undefined}>
        {parts.map((part) => (
          <PartDelivery key={part.supplier} ui={ui} part={part} named={parts.length > 1} />
        ))}
      </div>
      {!live && parts.some((part) => part.delivery_options.length > 1) && (
        <button className="btn btn-s unscripted" name="intent" value="update" formNoValidate>
          {t.updateTotal}
        </button>
      )}
    </Step>
  );
}

function PartDelivery({ ui, part, named }: { ui: CheckoutUi; part: CheckoutPart; named: boolean }) {
  const { t, state, model, env } = ui;
  const name = `delivery.${part.supplier}`;
  const { error, control, label } = useField(ui, name);
  const arrival = (option: Parameters<typeof formatArrival>[0]): string | null => {
    const day = formatArrival(option, env.tag);
    return day ? fill(t.arrives, { day }) : null;
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className="choices"
    >
      {named && <p className="small muted">{label}</p>}
      {part.delivery_options.map(({ type, cost, address, ...option }, index) => (
        <label className="choice" key={type}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? control.id : undefined}
            value={type}
            required
            checked={state.chosen[part.supplier] === type}
            aria-disabled={state.busy === 'delivery' || undefined}
            onChange={() => void model.choose(part.supplier, type)}
          />
          <span className="grow">
            {option.shipping?.carrier ?? t[type as StoreDeliveryType | 'delivery']}
            <small>{address ?? arrival(option)}</small>
          </span>
          <span className="price">{cost ? formatMoney(cost, part.currency, env.tag) : t.free}</span>
        </label>
      ))}
      <FieldError name={name} text={error} />
    </div>
  );
}
