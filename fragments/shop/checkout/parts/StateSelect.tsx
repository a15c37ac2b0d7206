import type { State } from '../../../../shared/rules/states.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';

interface StateSelectProps {
  ui: CheckoutUi;
  name: string;
  states: readonly State[];
  autoComplete?: string | undefined;
  width?: number;
  /** Whether the browser itself requires it when there is no script. */
  strict: boolean;
}

/** The states of a country; a state that was given before stays, though the list may lack it. */
export function StateSelect({ ui, name, states, autoComplete, width, strict }: StateSelectProps) {
  const { label, error, control } = useField(ui, name);
  const value = ui.state.values[name] ?? '';
  const listed = states.map(([state]) => state);
  return (
    <div className="field" data-width={width}>
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        autoComplete={autoComplete}
        required={strict}
        value={value}
        onChange={(event) => ui.model.input(name, event.target.value)}
      >
        <option value="">{ui.t.chooseState}</option>
        {(value === '' || listed.includes(value) ? listed : [value, ...listed]).map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </select>
      <FieldError name={name} text={error} />
    </div>
  );
}
