import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { CheckoutTermsViewProps } from './props.ts';

/** How a cart of several suppliers is bought: all at once, or each alone. */
export function CheckoutTermsView(props: CheckoutTermsViewProps) {
  const { env, t, terms, done, idempotencyKey } = props;
  const ways = [
    { value: 'together', label: t.together, hint: t.togetherHint, on: terms.master_checkout },
    { value: 'apart', label: t.apart, hint: t.apartHint, on: !terms.master_checkout },
  ];
  return (
    <SettingsCard id="carts" t={t} done={done ? t.saved : null}>
      <form className="stack" method="post" action={`${env.base}/admin/configuracion`}>
        <input type="hidden" name="intent" value="carts" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-carts`} />
        <fieldset>
          <legend>{t.legend}</legend>
          <div className="terms">
            {ways.map(({ value, label, hint, on }) => (
              <label key={value}>
                <input type="radio" name="carts" value={value} defaultChecked={on} />
                <span>
                  {label}
                  <span className="hint">{hint}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </SettingsCard>
  );
}
