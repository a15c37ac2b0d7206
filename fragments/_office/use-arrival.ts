import { useEffect, type RefObject } from 'react';

/** What somebody can begin with. */
const FIELD = 'input:not([type="hidden"]),select,textarea';

/**
 * Puts the focus into the first field of a part of the page where the address names it behind `#`: the
 * browser itself does not look for names in shadow roots.
 */
export function useArrival(name: string, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const arrive = (): void => {
      if (location.hash === `#${name}`) part.current?.querySelector<HTMLElement>(FIELD)?.focus();
    };
    arrive();
    // The search leads to it on the same page, too.
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [name, part]);
}
