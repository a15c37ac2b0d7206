import type { State } from '../../../../shared/rules/states.ts';
import { SelectField, withGiven } from './SelectField.tsx';
import type { CheckoutUi } from './use-checkout.ts';

interface StateSelectProps {
  ui: CheckoutUi;
  name: string;
  /** The states by country: under its name where there are several. */
  states: readonly { readonly country: string; readonly list: readonly State[] }[];
  autoComplete?: string | undefined;
  width?: number;
  /** Whether the browser itself requires it when there is no script. */
  strict: boolean;
}

const named = (states: readonly string[]) =>
  states.map((state) => (
    <option key={state} value={state}>
      {state}
    </option>
  ));

/** The states of the countries that may be chosen. */
export function StateSelect({ states, ...field }: StateSelectProps) {
  const { t, env, state } = field.ui;
  const value = state.values[field.name] ?? '';
  const listed = states.flatMap(({ list }) => list.map(([one]) => one));
  const names = new Intl.DisplayNames(env.tag, { type: 'region' });
  return (
    <SelectField {...field} value={value}>
      <option value="">{t.chooseState}</option>
      {named(withGiven(listed, value).filter((one) => !listed.includes(one)))}
      {states.length === 1
        ? named(listed)
        : states.map(({ country, list }) => (
            <optgroup key={country} label={names.of(country)} suppressHydrationWarning>
              {named(list.map(([one]) => one))}
            </optgroup>
          ))}
    </SelectField>
  );
}
