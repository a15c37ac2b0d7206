import {
  addressFields,
  addressForm,
  isOnDemand,
  type AddressField,
} from '../../../../shared/rules/address-fields.ts';
import { STATE } from '../../../../shared/rules/address-state.ts';
import { phoneCountries } from '../../../../shared/rules/phone.ts';
import { fieldId, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { AddressesViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';
import { StateFields } from './StateFields.tsx';

/** The form of a new address, or of one that is being changed. */
export function AddressForm(props: AddressesViewProps) {
  const { env, t, book, states, editing, values, errors = {} } = props;
  const path = `${env.base}/me/addresses`;
  const shown: Readonly<Record<string, string>> = values ?? textsOf(editing);
  const country = shown['country'] ?? env.country;
  const ui: FormUi = { values: shown, errors, input: () => undefined, leave: () => undefined };
  const labels = t.addressLabels[addressForm(country)];
  const fields = addressFields(country);
  const more = fields.filter(isOnDemand);
  return (
    <section aria-labelledby="form">
      <h2 className="h3" id="form">
        {editing ? t.edit : t.add}
      </h2>
      <form method="post" action={editing ? `${path}?edit=${editing.id}` : path} noValidate>
        {editing ? (
          <Hidden {...props} intent="change" address={editing.id} />
        ) : (
          <Hidden {...props} intent="add" />
        )}
        <div className="fields">
          <Country tag={env.tag} label={t.country} value={country} states={states} />
          {fields
            .filter((one) => !isOnDemand(one))
            .map((one) =>
              one.name === STATE ? (
                <StateFields
                  key={one.name}
                  ui={ui}
                  t={t}
                  states={states}
                  country={country}
                  tag={env.tag}
                  width={one.width}
                  max={one.max}
                  label={labels[one.name]}
                />
              ) : (
                <AddressText key={one.name} ui={ui} t={t} field={one} label={labels[one.name]} />
              ),
            )}
        </div>
        <details open={more.some(({ name }) => shown[name]) || undefined}>
          <summary className="link small">{t.moreOfAddress}</summary>
          <div className="fields">
            {more.map((one) => (
              <AddressText key={one.name} ui={ui} t={t} field={one} label={labels[one.name]} />
            ))}
          </div>
        </details>
        {book.length > 0 && !editing?.is_default && (
          <label className="check">
            <input
              type="checkbox"
              name="is_default"
              defaultChecked={shown['is_default'] !== undefined}
            />
            {t.defaultBox}
          </label>
        )}
        <div className="cluster">
          <button className="btn btn-primary">{t.save}</button>
          <button className="btn" name="intent" value="country" formNoValidate>
            {t.changeCountry}
          </button>
          {editing && (
            <a className="btn btn-quiet" href={path}>
              {t.cancel}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}

interface AddressTextProps {
  ui: FormUi;
  t: AddressesViewProps['t'];
  field: AddressField;
  label: string;
}

function AddressText({ ui, t, field, label }: AddressTextProps) {
  const { name, required, width, max, autoComplete } = field;
  return (
    <TextField
      ui={ui}
      name={name}
      label={
        <>
          {label}
          {!required && <span className="muted"> ({t.optional})</span>}
        </>
      }
      max={max}
      required={required}
      autoComplete={autoComplete}
      className={`w${width}`}
    />
  );
}

/** The fields of an address that is being changed, as its form shows them. */
function textsOf(editing: AddressesViewProps['editing']): Record<string, string> {
  const texts = Object.entries(editing ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

interface CountryProps {
  tag: string;
  label: string;
  value: string;
  states: AddressesViewProps['states'];
}

function Country({ tag, label, value, states }: CountryProps) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const countries: readonly string[] = [...new Set([value, ...phoneCountries])];
  const sorted = countries.toSorted((one, other) =>
    (names.of(one) ?? one).localeCompare(names.of(other) ?? other, tag),
  );
  return (
    <div className="field w6">
      <label htmlFor={fieldId('country')}>{label}</label>
      <select
        id={fieldId('country')}
        name="country"
        autoComplete="shipping country"
        defaultValue={value}
      >
        {sorted.map((country) => (
          <option
            key={country}
            value={country}
            data-listed={Object.hasOwn(states, country) ? '' : undefined}
          >
            {names.of(country)}
          </option>
        ))}
      </select>
    </div>
  );
}
