import { addressForm, placeFields } from '../../../../shared/rules/address-fields.ts';
import { STATE } from '../../../../shared/rules/address-state.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { StateOptions } from '../../../../shared/ui/form/StateOptions.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { CourierRatesViewProps } from '../props.ts';

type Props = CourierRatesViewProps & { isOther: boolean };

/** The forms that ask couriers: for an address of the buyer's book, and for one that is typed. */
export function AddressForms(props: Props) {
  const { t, book, isOther, errors } = props;
  const hasBook = book.length > 0;
  const isWrong = Object.keys(errors).length > 0;
  if (!hasBook && !isOther) return <TypedAddress {...props} />;
  return (
    <>
      {hasBook && <FromBook {...props} />}
      <details open={isWrong || undefined}>
        <summary className="link small">{t.other}</summary>
        <TypedAddress {...props} />
      </details>
    </>
  );
}

function Hidden({ idempotencyKey }: Pick<Props, 'idempotencyKey'>) {
  return (
    <>
      <input type="hidden" name="intent" value="rates" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-rates`} />
    </>
  );
}

function FromBook({ t, env, path, book, values, idempotencyKey }: Props) {
  return (
    <form method="post" action={env.base + path} className="row">
      <Hidden idempotencyKey={idempotencyKey} />
      <div className="field grow">
        <label htmlFor="f-address_id">{t.book}</label>
        <select id="f-address_id" name="address_id" defaultValue={values['address_id']}>
          {book.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="btn">{t.fromBook}</button>
    </form>
  );
}

function TypedAddress(props: Props) {
  const { t, env, path, countries, states, values, errors, idempotencyKey } = props;
  const given = values['country'] ?? env.country;
  const country = countries.includes(given) ? given : (countries[0] ?? given);
  const ui: FormUi = { values, errors, input: () => undefined, leave: () => undefined };
  const labels = t.addressLabels[addressForm(country)];
  const lists = Object.entries(states).map(([one, list]) => ({ country: one, list }));
  const isListed = countries.every((one) => Object.hasOwn(states, one));
  return (
    <form method="post" action={env.base + path} noValidate>
      <Hidden idempotencyKey={idempotencyKey} />
      <div className="fields">
        <Country {...props} value={country} />
        {placeFields(country).map(({ name, required, width, max, autoComplete }) =>
          name === STATE && isListed ? (
            <div className={`field w${width}`} key={name}>
              <label htmlFor={controlOf(ui, STATE).id}>{labels[name]}</label>
              <select
                {...controlOf(ui, STATE)}
                required
                autoComplete="shipping address-level1"
                defaultValue={values[STATE] ?? ''}
              >
                <StateOptions
                  states={lists}
                  value={values[STATE] ?? ''}
                  tag={env.tag}
                  choose={t.chooseState}
                />
              </select>
              <FieldError ui={ui} name={STATE} />
            </div>
          ) : (
            <TextField
              key={name}
              ui={ui}
              name={name}
              label={
                <>
                  {labels[name]}
                  {!required && <span className="muted"> ({t.optional})</span>}
                </>
              }
              max={max}
              required={required}
              autoComplete={autoComplete as 'address-line1' | undefined}
              className={`w${width}`}
            />
          ),
        )}
      </div>
      <button className="btn">{t.ask}</button>
    </form>
  );
}

/** The country, where the suppliers send to several. */
function Country({ t, env, countries, value }: Props & { value: string }) {
  if (countries.length < 2) return <input type="hidden" name="country" value={value} />;
  const names = new Intl.DisplayNames(env.tag, { type: 'region' });
  return (
    <div className="field w6">
      <label htmlFor="f-country">{t.country}</label>
      <select id="f-country" name="country" autoComplete="shipping country" defaultValue={value}>
        {countries.map((one) => (
          <option key={one} value={one}>
            {names.of(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
