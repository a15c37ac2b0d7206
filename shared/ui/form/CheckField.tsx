import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

/** A box that the visitor has to tick before the form can be sent. */
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
