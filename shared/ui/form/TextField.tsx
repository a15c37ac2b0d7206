import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

interface TextFieldProps {
  ui: FormUi;
  name: string;
  label: ReactNode;
  type?: 'text' | 'email';
  max: number;
  /** Whether the browser itself insists on it where there is no script. */
  required?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'tel' | 'email';
  /** For names that are no words. A field of the type `email` is never given capitals, and has it not. */
  autoCapitalize?: 'none';
  pattern?: string;
  hint?: string | undefined;
  className?: string | undefined;
  /** What of a typed text is kept. */
  clean?: (text: string) => string;
}

/** A line of text with its label, its hint and what is wrong with it. */
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
