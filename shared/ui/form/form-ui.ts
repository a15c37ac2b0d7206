import type { FormValues } from '../../stores/form.ts';

/** A form as its fields see it. */
export interface FormUi {
  readonly values: FormValues;
  /** What the fields show, by name. */
  readonly errors: FormValues;
  readonly input: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
}

/** Id of a field's element. */
export const fieldId = (name: string): string => `f-${name}`;

/**
 * What a control needs to be named, to be told wrong and to be heard.
 * @param hinted a hint with the id `{field}-hint` stands below it
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
