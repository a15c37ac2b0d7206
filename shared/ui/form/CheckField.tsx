import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

/** A box to tick, in a form that goes nowhere without it. */
export function CheckField({
  ui,
  name,
  children,
}: {
  ui: FormUi;
  name: string;
  children: ReactNode;
}) {
  return (
    <div>
      <label className="check">
        <input
          {...controlOf(ui, name)}
          type="checkbox"
          value="on"
          required
          checked={(ui.values[name] ?? '') !== ''}
          onChange={({ target }) => ui.input(name, target.checked ? 'on' : '')}
        />
        <span>{children}</span>
      </label>
      <FieldError ui={ui} name={name} />
    </div>
  );
}
