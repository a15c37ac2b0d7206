import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';

interface TimeFieldProps {
  ui: FormUi;
  name: string;
  label: string;
}

/** A day and an hour by the clocks of the store's country. */
export function TimeField({ ui, name, label }: TimeFieldProps) {
  const control = controlOf(ui, name);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <input
        {...control}
        type="datetime-local"
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      />
      <FieldError ui={ui} name={name} />
    </div>
  );
}
