import { useEffect, type RefObject } from 'react';

/** Fields that a visitor can start with. */
const FIELD = 'input:not([type="hidden"]),select,textarea';

/**
 * Focuses the first field of the part that the address names behind `#`: the browser itself does
 * not look for ids in shadow roots.
 */
export function useArrival(name: string, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const arrive = (): void => {
      if (location.hash !== `#${name}`) return;
      const field = part.current?.querySelector<HTMLElement>(FIELD);
      // A field in a fold that is closed takes no focus.
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    };
    arrive();
    // The office's search can link to this part from the same page, too.
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [name, part]);
}
