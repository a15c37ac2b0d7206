import type { HTMLInputAutoCompleteAttribute } from 'react';
import { formatPhone, phoneDigits } from '../../../../shared/rules/phone.ts';
import { errorText, labelOf } from './labels.ts';
import type { CheckoutUi } from './use-checkout.ts';

/** Id of a field's element; it may hold the dots of a field's name. */
export const fieldId = (name: string): string => `f-${name}`;

/** The attributes that name a control, keep its value and mark it wrong. */
export function useField(ui: CheckoutUi, name: string, hinted = false) {
  const { state, errors, t, model } = ui;
  const error = errors[name];
  const label = labelOf(name, t, state);
  const isShown = error && (state.touched[name] || name in state.refused);
  const shown = isShown ? errorText(name, error, t) : null;
  const described = [hinted && `${fieldId(name)}-hint`, shown && `${fieldId(name)}-error`].filter(
    Boolean,
  );
  return {
    label,
    error: shown,
    control: {
      id: fieldId(name),
      name,
      'aria-invalid': shown ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
      onBlur: () => model.touch(name),
    },
  };
}

/** The problem of a field, below it. */
export function FieldError({ name, text }: { name: string; text: string | null }) {
  return text ? (
    <p className="error" id={`${fieldId(name)}-error`}>
      {text}
    </p>
  ) : null;
}

interface FieldProps {
  ui: CheckoutUi;
  name: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  /** Whether the browser itself requires the field when there is no script. */
  strict?: boolean;
  max: number;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'numeric' | undefined;
  width?: number;
  hint?: string;
  /** Shown instead of the field's full name when a group around it says the rest. */
  short?: string;
}

/**
 * A one-line text field. A phone shows its digits while it is edited, and its written form
 * afterwards.
 */
export function Field({
  ui,
  name,
  type = 'text',
  required = true,
  strict = true,
  width,
  hint,
  short,
  max,
  ...rest
}: FieldProps) {
  const { label, error, control } = useField(ui, name, Boolean(hint));
  const value = ui.state.values[name] ?? '';
  const input = (text: string): void => ui.model.input(name, text);
  return (
    <div className="field" data-width={width}>
      <label htmlFor={control.id}>
        {short ?? label}
        {!required && <span className="muted"> ({ui.t.optional})</span>}
      </label>
      <input
        {...control}
        {...rest}
        // HTML's `tel` means a number with its country's code; a national number is plain text.
        {...(type === 'tel' ? { type: 'text', inputMode: 'tel' } : { type })}
        required={required && strict}
        maxLength={max}
        value={value}
        onChange={(event) => input(event.target.value)}
        onFocus={() =>
          type === 'tel' && formatPhone(value) === value && value && input(phoneDigits(value))
        }
        onBlur={() => {
          if (type === 'tel') input(formatPhone(value));
          control.onBlur();
        }}
      />
      {hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} text={error} />
    </div>
  );
}
