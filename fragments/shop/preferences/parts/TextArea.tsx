import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';

interface TextAreaProps {
  ui: FormUi;
  name: string;
  label: string;
  hint: string;
  max: number;
}

/** A few lines of text. */
export function TextArea({ ui, name, label, hint, max }: TextAreaProps) {
  const control = controlOf(ui, name, true);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <textarea
        {...control}
        rows={3}
        maxLength={max}
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
