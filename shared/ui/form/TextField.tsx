import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

interface TextFieldProps {
  ui: FormUi;
  name: string;
  label: ReactNode;
  type?: 'text' | 'email';
  max: number;
  /** True when the browser itself requires a value where no script runs. */
  required?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  /**
   * For names that are not words. A field of the type `email` does not need it, since browsers
   * never capitalise there.
   */
  autoCapitalize?: 'none';
  pattern?: string;
  /** The id of a `<datalist>` with values to choose from. */
  list?: string;
  hint?: string | undefined;
  className?: string | undefined;
  /** Takes the typed text and gives the part to keep. */
  clean?: (text: string) => string;
}

/** A line of text with its label, its hint and its error. */
export function TextField(props: TextFieldProps) {
  const { ui, name, label, hint, max, className, clean, ...others } = props;
  const { type = 'text', autoCapitalize, ...rest } = others;
  const control = controlOf(ui, name, hint !== undefined);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>{label}</label>
      <input
        {...control}
        {...rest}
        type={type}
        autoCapitalize={type === 'text' ? autoCapitalize : undefined}
        spellCheck={false}
        maxLength={max}
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, clean ? clean(target.value) : target.value)}
      />
      {hint !== undefined && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError ui={ui} name={name} />
    </div>
  );
}
