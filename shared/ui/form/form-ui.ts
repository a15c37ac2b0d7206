import type { FormValues } from '../../state/form.ts';

/** A form as its fields use it. */
export interface FormUi {
  readonly values: FormValues;
  /** The fields' errors, by name. */
  readonly errors: FormValues;
  readonly input: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
}

/** Id of a field's element. */
export const fieldId = (name: string): string => `f-${name}`;

/**
 * The attributes that give a control its name and its error for screen readers, and its events.
 * @param hinted true when a hint with the id `{field}-hint` stands below it
 */
export function controlOf({ errors, leave }: FormUi, name: string, hinted = false) {
  const id = fieldId(name);
  const described = [hinted && `${id}-hint`, errors[name] && `${id}-error`].filter(Boolean);
  return {
    id,
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    onBlur: () => leave(name),
  };
}
