import { regimes, TAX_NAME_MAX, vatRates } from '../../../../shared/rules/cfdi.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField, TickField } from '../../../_office/Fields.tsx';
import type { OwnInvoicesViewProps } from '../props.ts';

/** The form of the store's tax data; open where it has none yet, or where it came back refused. */
export function Billing(props: OwnInvoicesViewProps & { action: string }) {
  const { t, billing, supplier, errors, idempotencyKey, action } = props;
  const isTyped = Object.keys(props.values).length > 0;
  const kept = billing
    ? { ...billing, vat: String(billing.vat), issues_alone: billing.issues_alone ? 'on' : '' }
    : { vat: '1600' };
  const values = isTyped ? props.values : kept;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <details className="part" open={billing === null || isTyped || undefined}>
      <summary className="h3">{t.billing}</summary>
      <form className="parts" method="post" action={action}>
        <p className="muted">{t.billingHint}</p>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={supplier} />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-tax`} />
        <TextField ui={ui} name="rfc" label={t.rfc} max={20} required autoComplete="off" />
        <TextField
          ui={ui}
          name="name"
          label={t.name}
          max={TAX_NAME_MAX}
          required
          autoComplete="off"
        />
        <ChoiceField
          ui={ui}
          name="regime"
          label={t.regime}
          options={[
            ['', t.choose] as const,
            ...regimes.map((one) => [one, t.regimes[one]] as const),
          ]}
        />
        <TextField
          ui={ui}
          name="postal_code"
          label={t.postal_code}
          max={5}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <ChoiceField
          ui={ui}
          name="vat"
          label={t.vat}
          options={vatRates.map((rate) => [`${rate}`, t.vats[`${rate}`]] as const)}
        />
        <TickField ui={ui} name="issues_alone" label={t.issuesAlone} />
        <p className="hint">{t.issuesAloneHint}</p>
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </details>
  );
}
