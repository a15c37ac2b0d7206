import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { PaymentLimitsViewProps } from './props.ts';

/** The amounts in which the store offers each way to pay: outside them no checkout shows it. */
export function PaymentLimitsView(props: PaymentLimitsViewProps) {
  const { env, t, limits, done, idempotencyKey } = props;
  const money = (amount: number) => formatMoney(amount, limits.currency, env.tag);
  return (
    <SettingsCard id="limits" t={t} done={done ? t.saved : null}>
      <form className="stack" method="post" action={`${env.base}/admin/configuracion`}>
        <input type="hidden" name="intent" value="limits" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-limits`} />
        {limits.results.map(({ payment_type: code, minimum, maximum, provider_maximum: most }) => (
          <fieldset key={code}>
            <legend>{t.names[code]}</legend>
            <input type="hidden" name={`code_${code}`} value="on" />
            <div className="pair">
              <Amount
                name={`minimum_${code}`}
                label={fill(t.minimum, { currency: limits.currency })}
                spoken={`${t.names[code]}: ${fill(t.minimum, { currency: limits.currency })}`}
                value={minimum}
              />
              <Amount
                name={`maximum_${code}`}
                label={fill(t.maximum, { currency: limits.currency })}
                spoken={`${t.names[code]}: ${fill(t.maximum, { currency: limits.currency })}`}
                value={maximum}
              />
            </div>
            {most !== null && <p className="hint">{fill(t.provider, { most: money(most) })}</p>}
          </fieldset>
        ))}
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </SettingsCard>
  );
}

interface AmountProps {
  name: string;
  label: string;
  /** The label with its way to pay, which the group tells the eye. */
  spoken: string;
  value: number | null;
}

function Amount({ name, label, spoken, value }: AmountProps) {
  return (
    <div className="field">
      <label htmlFor={`limit-${name}`}>{label}</label>
      <input
        id={`limit-${name}`}
        name={name}
        aria-label={spoken}
        type="number"
        min={0}
        max={99_999_999}
        step="0.01"
        inputMode="decimal"
        defaultValue={value === null ? '' : value / 100}
      />
    </div>
  );
}
