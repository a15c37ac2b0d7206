import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';

interface TimeFieldProps {
  ui: FormUi;
  name: string;
  label: string;
  /** Whose clock it is. */
  hint: string;
}

/** A day and an hour by the store's clock. */
export function TimeField({ ui, name, label, hint }: TimeFieldProps) {
  const control = controlOf(ui, name, true);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <input
        {...control}
        type="datetime-local"
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      />
      <p className="hint" id={`${control.id}-hint`}>
        {hint}
      </p>
      <FieldError ui={ui} name={name} />
    </div>
  );
}
