import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import {
  formActions,
  formBegin,
  type FormActions,
  type FormStart,
  type FormState,
  type FormValues,
} from '../../shared/state/form.ts';

/**
 * A form of the office: the shop's form with its state in a signal, and whether it holds unsaved
 * input.
 */
export interface OfficeForm extends FormActions {
  readonly $state: ReadonlySignal<FormState>;
  /** Whether a field's value differs from the saved one. */
  readonly $dirty: ReadonlySignal<boolean>;
  /** Counts the form's values as saved; values that are given replace them. */
  readonly saved: (values?: FormValues) => void;
}

/**
 * One form on screen; the values of the server's render count as saved, unless the form was
 * refused.
 */
export function officeForm(start: FormStart, known: FormValues = start.values): OfficeForm {
  const $state = signal<FormState>(formBegin(start));
  const $saved = signal<FormValues>(known);
  return {
    ...formActions({
      get: () => $state.peek(),
      set: (state) => {
        $state.value = state;
      },
    }),
    $state,
    $dirty: computed(() => {
      const { values } = $state.value;
      const names = new Set([...Object.keys(values), ...Object.keys($saved.value)]);
      return [...names].some((name) => (values[name] ?? '') !== ($saved.value[name] ?? ''));
    }),
    saved(values) {
      const now = { ...$state.peek().values, ...values };
      $state.value = { ...$state.peek(), values: now, touched: {}, refused: {}, failure: null };
      $saved.value = now;
    },
  };
}
