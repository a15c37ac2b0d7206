import { useCallback, useEffect, type RefObject } from 'react';
import { fieldId } from '../../../../shared/ui/form/form-ui.ts';

/** Fields that a visitor can start with. */
const FIELD = 'input:not([type="hidden"]),select,textarea';

/**
 * Focuses the field of a form that the address names behind `#`, or the first of the group with that
 * name.
 * @returns does it anew, for a field that a part which came later has replaced
 */
export function useFieldArrival(form: RefObject<HTMLElement | null>): () => void {
  const arrive = useCallback((): void => {
    const named = location.hash.slice(1);
    if (!/^\w+$/.test(named)) return;
    const found = form.current?.querySelector<HTMLElement>(`#${fieldId(named)}`);
    const field = found?.matches('fieldset') ? found.querySelector<HTMLElement>(FIELD) : found;
    field?.focus();
  }, [form]);
  useEffect(() => {
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [arrive]);
  return arrive;
}
