import type { DraftOffer } from '../../../../shared/contracts/draft-reads.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { amountField, priceField } from '../../../../shared/rules/draft-form.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { FormProps } from '../props.ts';

type LineProps = FormProps & { readonly ui: FormUi; readonly line: DraftOffer['lines'][number] };

/** A line that is added: its units, and its price of one. */
export function Line({ env, t, ui, line, offer }: LineProps) {
  const { name, description, price, available, sku } = line;
  const variant = Object.values(description).join(' · ');
  const whole = [name, variant].filter(Boolean).join(', ');
  const left = available === null ? t.onDemand : count(t, 'left', available);
  const named = (label: string) => (
    <>
      {label} <span className="visually-hidden">{whole}</span>
    </>
  );
  return (
    <li className="line">
      <span className="name">
        <b dir="auto">{name}</b>
        {variant && <span className="muted small">{variant}</span>}
        <span className="muted small">
          {fill(t.listed, { price: formatMoney(price, offer.currency, env.tag) })} · {left}
        </span>
      </span>
      <TextField
        ui={ui}
        name={amountField(sku)}
        label={named(t.amount)}
        max={3}
        inputMode="numeric"
      />
      <TextField
        ui={ui}
        name={priceField(sku)}
        label={named(t.price)}
        max={11}
        inputMode="decimal"
      />
    </li>
  );
}
