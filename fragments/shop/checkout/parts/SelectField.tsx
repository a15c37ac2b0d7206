import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';

interface SelectFieldProps {
  ui: CheckoutUi;
  name: string;
  value: string;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  width?: number | undefined;
  /** Whether the browser itself requires it when there is no script. */
  strict?: boolean;
  /** The options. */
  children: ReactNode;
}

/** A field that is chosen from a list. */
export function SelectField({
  ui,
  name,
  value,
  autoComplete,
  width,
  strict = false,
  children,
}: SelectFieldProps) {
  const { label, error, control } = useField(ui, name);
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
        {children}
      </select>
      <FieldError name={name} text={error} />
    </div>
  );
}

/** The values to choose from: one that was given before stays, though the list may lack it. */
export function withGiven(offered: readonly string[], value: string): readonly string[] {
  return value === '' || offered.includes(value) ? offered : [value, ...offered];
}
