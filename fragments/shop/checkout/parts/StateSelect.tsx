import type { State } from '../../../../shared/rules/states.ts';
import { SelectField, withGiven } from './SelectField.tsx';
import type { CheckoutUi } from './use-checkout.ts';

interface StateSelectProps {
  ui: CheckoutUi;
  name: string;
  states: readonly State[];
  autoComplete?: string | undefined;
  width?: number;
  /** Whether the browser itself requires it when there is no script. */
  strict: boolean;
}

/** The states of a country. */
export function StateSelect({ states, ...field }: StateSelectProps) {
  const value = field.ui.state.values[field.name] ?? '';
  const listed = states.map(([state]) => state);
  return (
    <SelectField {...field} value={value}>
      <option value="">{field.ui.t.chooseState}</option>
      {withGiven(listed, value).map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </SelectField>
  );
}
