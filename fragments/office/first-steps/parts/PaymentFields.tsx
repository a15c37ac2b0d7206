import { fill } from '../../../../shared/i18n/fill.ts';
import { storeDeliveryTypes } from '../../../../shared/rules/checkout-totals.ts';
import { SETTINGS_MAX } from '../../../../shared/rules/settings-max.ts';
import { placePath } from '../../../../shared/rules/wizard-steps.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, TickField, TickGroup } from '../../../_office/Fields.tsx';
import type { FieldsProps, StepProps } from './ui.ts';

const COST_MAX = 9;
const DAYS_MAX = 2;
const KEY_MAX = 200;

/** How the store delivers, and how it is paid. */
export function PaymentFields({ t, env, fields, ways }: FieldsProps) {
  const names: Readonly<Record<string, string>> = t.payment;
  return (
    <>
      <TickGroup ui={fields} name="delivery_types" label={t.fields.delivery_types}>
        {storeDeliveryTypes.map((type) => (
          <TickField key={type} ui={fields} name={`delivery_${type}`} label={t.delivery[type]} />
        ))}
      </TickGroup>
      <div className="both">
        <TextField
          ui={fields}
          name="fixed_shipping_cost"
          label={fill(t.fields.fixed_shipping_cost, { currency: env.currency })}
          hint={t.hints.cost}
          max={COST_MAX}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          ui={fields}
          name="fixed_shipping_days"
          label={t.fields.fixed_shipping_days}
          max={DAYS_MAX}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <AreaField
        ui={fields}
        name="collection_address"
        label={t.fields.collection_address}
        hint={t.hints.collection}
        max={SETTINGS_MAX.address}
        rows={2}
      />
      <TickGroup ui={fields} name="payment_types" label={t.fields.payment_types}>
        {ways.map((way) => (
          <TickField key={way} ui={fields} name={`payment_${way}`} label={names[way] ?? way} />
        ))}
      </TickGroup>
    </>
  );
}

/** The account that transfers go to, as a form of its own; and the way to the keys of other providers. */
export function TransferAccount({ t, env, deposit, needsAccount, idempotencyKey }: StepProps) {
  const names: Readonly<Record<string, string>> = t.accountKeys;
  return (
    <>
      {deposit && (
        <details className="card other" open={needsAccount}>
          <summary>
            <h3 className="h3">{t.account}</h3>
            <Icon name="chevron-down" />
          </summary>
          {needsAccount && (
            <p className="notice notice-warning" role="status">
              {t.accountNeeded}
            </p>
          )}
          <p className="muted">{t.accountText}</p>
          <form method="post" action={env.base + placePath('payments')} autoComplete="off">
            <input type="hidden" name="intent" value="account" />
            <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-account`} />
            <input type="hidden" name="version" value={deposit.version} />
            {deposit.keys.map((key) => (
              <div className="field" key={key}>
                <label htmlFor={`account-${key}`}>{names[key] ?? key}</label>
                <input
                  id={`account-${key}`}
                  name={`key_${key}`}
                  type="text"
                  required
                  maxLength={KEY_MAX}
                  defaultValue={deposit.plain[key] ?? ''}
                />
              </div>
            ))}
            <button className="btn">{t.saveAccount}</button>
          </form>
        </details>
      )}
      <p className="muted small">
        {t.providers}{' '}
        <a className="btn btn-s btn-quiet" href={`${env.base}/admin/configuracion#keys`}>
          {t.toProviders}
        </a>
      </p>
    </>
  );
}
