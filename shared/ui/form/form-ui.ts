import { afterPress } from './after-press.ts';
import type { FormValues } from '../../state/form.ts';

/** A form as its fields use it. */
export interface FormUi {
  readonly values: FormValues;
  /** The fields' errors, by name. */
  readonly errors: FormValues;
  readonly input: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
  /** Keeps the ids of two forms apart that show a field of one name in the same place. */
  readonly scope?: string;
}

/** A form of a page that came back, where some wait for a person's password. */
export interface ProvenForm {
  readonly intent: string;
  readonly values: FormValues;
  /** Whether it waits for the password, or goes on after it. */
  readonly proof: 'none' | 'asked' | 'given';
}

/** Id of a field's element. */
export const fieldId = (name: string, scope = ''): string => `f-${scope && `${scope}-`}${name}`;

/**
 * The attributes that give a control its name and its error for screen readers, and its events.
 * @param hinted true when a hint with the id `{field}-hint` stands below it
 */
export function controlOf({ errors, leave, scope }: FormUi, name: string, hinted = false) {
  const id = fieldId(name, scope);
  const described = [hinted && `${id}-hint`, errors[name] && `${id}-error`].filter(Boolean);
  return {
    id,
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    onBlur: () => afterPress(() => leave(name)),
  };
}
