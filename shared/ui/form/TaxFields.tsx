import { cfdiUses, regimes, TAX_NAME_MAX, type CfdiUse, type Regime } from '../../rules/cfdi.ts';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';
import { TextField } from './TextField.tsx';

/** The words of a buyer's invoicing data. */
export interface TaxWords {
  readonly rfc: string;
  readonly rfcHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly regime: string;
  readonly use: string;
  readonly postal_code: string;
  readonly choose: string;
  readonly regimes: Readonly<Record<Regime, string>>;
  readonly uses: Readonly<Record<CfdiUse, string>>;
}

/** A buyer's invoicing data as fields; whether they fit each other is the edge's answer. */
export function TaxFields({ ui, t }: { ui: FormUi; t: TaxWords }) {
  const own = { required: true, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...own} ui={ui} name="rfc" label={t.rfc} hint={t.rfcHint} max={20} />
      <TextField {...own} ui={ui} name="name" label={t.name} hint={t.nameHint} max={TAX_NAME_MAX} />
      <Choice ui={ui} t={t} name="regime" options={regimes} words={t.regimes} />
      <Choice ui={ui} t={t} name="use" options={cfdiUses} words={t.uses} />
      <TextField
        {...own}
        ui={ui}
        name="postal_code"
        label={t.postal_code}
        max={5}
        inputMode="numeric"
      />
    </>
  );
}

interface ChoiceProps<K extends string> {
  ui: FormUi;
  t: TaxWords;
  name: 'regime' | 'use';
  options: readonly K[];
  words: Readonly<Record<K, string>>;
}

function Choice<K extends string>({ ui, t, name, options, words }: ChoiceProps<K>) {
  const control = controlOf(ui, name);
  return (
    <div className="field">
      <label htmlFor={control.id}>{t[name]}</label>
      <select {...control} required defaultValue={ui.values[name] ?? ''}>
        <option value="">{t.choose}</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
      <FieldError ui={ui} name={name} />
    </div>
  );
}
