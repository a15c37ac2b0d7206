import {
  addressForm,
  placeFields,
  type AddressForm,
  type AddressName,
} from '../../shared/rules/address-fields.ts';
import { STATE, stateField } from '../../shared/rules/address-state.ts';
import type { State } from '../../shared/rules/states.ts';
import { FieldError } from '../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../shared/ui/form/form-ui.ts';
import { StateOptions } from '../../shared/ui/form/StateOptions.tsx';
import { TextField } from '../../shared/ui/form/TextField.tsx';

interface PlaceFieldsProps {
  ui: FormUi;
  /** ISO 3166-1 alpha-2: the country of the address. */
  country: string;
  /** Its states; none where it has no list. */
  states: readonly State[];
  /** BCP 47. */
  tag: string;
  t: {
    readonly addressLabels: Readonly<Record<AddressForm, Readonly<Record<AddressName, string>>>>;
    readonly optional: string;
    readonly chooseState: string;
  };
  /** Whether the browser itself requires the fields that the country does; true by default. */
  required?: boolean;
}

/** The fields of an address as its country writes it, in a form that the edge answers; with `shared/ui/place.css`. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { ui, country, t, required: isRequired = true } = props;
  const labels = t.addressLabels[addressForm(country)];
  return placeFields(country).map(({ name, required, width, max }) =>
    name === STATE ? (
      <StateField key={name} {...props} label={labels[name]} width={width} max={max} />
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
        required={required && isRequired}
        className={`w${width}`}
      />
    ),
  );
}

interface StateFieldProps extends PlaceFieldsProps {
  label: string;
  width: number;
  max: number;
}

/** The state: chosen where the country has a list of them, else typed. */
function StateField(props: StateFieldProps) {
  const { ui, country, states, tag, t, required = true, label, width, max } = props;
  const name = stateField(country);
  if (name !== STATE) {
    return (
      <TextField
        ui={ui}
        name={name}
        label={label}
        max={max}
        required={required}
        className={`w${width}`}
      />
    );
  }
  const value = ui.values[STATE] ?? '';
  return (
    <div className={`field w${width}`}>
      <label htmlFor={controlOf(ui, STATE).id}>{label}</label>
      <select {...controlOf(ui, STATE)} required={required} defaultValue={value}>
        <StateOptions
          states={[{ country, list: states }]}
          value={value}
          tag={tag}
          choose={t.chooseState}
        />
      </select>
      <FieldError ui={ui} name={STATE} />
    </div>
  );
}
