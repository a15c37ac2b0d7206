import { fill } from '../../../../shared/i18n/fill.ts';
import { STATE, stateField } from '../../../../shared/rules/address-state.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { PlaceFields } from '../../../_office/PlaceFields.tsx';
import type { ParcelOriginViewProps } from '../props.ts';

const PHONE_MAX = 20;

/** The form of the address that parcels leave from, and the one that removes it. */
export function OriginForm(props: ParcelOriginViewProps) {
  const { env, t, address, country, idempotencyKey, errors = {} } = props;
  const values = valuesOf(props);
  const ui: FormUi = { values, errors, input() {}, leave() {} };
  const action = `${env.base}/admin/paqueteria`;
  const names = new Intl.DisplayNames(env.tag, { type: 'region' });
  return (
    <section className="card" aria-labelledby="origin">
      <h2 className="h3" id="origin">
        {t.form}
      </h2>
      <p className="muted">{fill(t.country, { country: names.of(country) ?? country })}</p>
      <form method="post" action={action} aria-labelledby="origin" noValidate>
        <Hidden intent="save" idempotencyKey={idempotencyKey} />
        <Address {...props} ui={ui} />
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
      {address !== null && (
        <form method="post" action={action}>
          <Hidden intent="remove" idempotencyKey={idempotencyKey} />
          <p className="hint" id="remove-hint">
            {t.removeHint}
          </p>
          <p>
            <button className="btn btn-s btn-quiet" aria-describedby="remove-hint">
              {t.remove}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

function Hidden({ intent, idempotencyKey }: { intent: string; idempotencyKey: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}`} />
    </>
  );
}

function Address({ env, t, country, states, ui }: ParcelOriginViewProps & { ui: FormUi }) {
  return (
    <div className="fields">
      <PlaceFields ui={ui} country={country} states={states} tag={env.tag} t={t} />
      <TextField
        ui={ui}
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        max={PHONE_MAX}
        required
        inputMode="tel"
        className="w3"
      />
    </div>
  );
}

/** What the fields show: what was typed where the form came back, else the store's address. */
function valuesOf({ address, country, values }: ParcelOriginViewProps): Record<string, string> {
  if (values) return { ...values };
  const texts = Object.entries(address ?? {}).filter(([, text]) => text !== undefined);
  const fields = Object.fromEntries(texts) as Record<string, string>;
  return { ...fields, [stateField(country)]: fields[STATE] ?? '' };
}
