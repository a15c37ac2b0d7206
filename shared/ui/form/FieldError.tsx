import { fieldId, type FormUi } from './form-ui.ts';

/** The error below a field. */
export function FieldError({ ui, name }: { ui: FormUi; name: string }) {
  const text = ui.errors[name];
  return text ? (
    <p className="error" id={`${fieldId(name, ui.scope)}-error`}>
      {text}
    </p>
  ) : null;
}
