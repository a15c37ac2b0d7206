import { useRef, useState } from 'react';

/**
 * Code that a page loads at its first use.
 * @returns the module, null until it is there, and the function that asks for it: more than once changes
 *   nothing, but after a failure
 */
export function useLate<Module>(load: () => Promise<Module>): readonly [Module | null, () => void] {
  const [part, setPart] = useState<Module | null>(null);
  const isAsked = useRef(false);
  return [
    part,
    () => {
      if (isAsked.current) return;
      isAsked.current = true;
      load().then(setPart, () => {
        isAsked.current = false;
      });
    },
  ];
}
