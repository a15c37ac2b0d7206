import { StateOptions, type CountryStates } from '../../../../shared/ui/form/StateOptions.tsx';
import { SelectField } from './SelectField.tsx';
import type { CheckoutUi } from './use-checkout.ts';

interface StateSelectProps {
  ui: CheckoutUi;
  name: string;
  /** The states by country: under its name where there are several. */
  states: readonly CountryStates[];
  autoComplete?: string | undefined;
  width?: number;
  /** Whether the browser itself requires it when there is no script. */
  strict: boolean;
}

/** The states of the countries that may be chosen. */
export function StateSelect({ states, ...field }: StateSelectProps) {
  const { t, env, state } = field.ui;
  const value = state.values[field.name] ?? '';
  return (
    <SelectField {...field} value={value}>
      <StateOptions states={states} value={value} tag={env.tag} choose={t.chooseState} />
    </SelectField>
  );
}
