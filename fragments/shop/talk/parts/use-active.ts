import { useState } from 'react';

/** The option that the arrow keys have reached, and the two ways to go to another. */
type Walk<Option> = {
  /** Undefined in an empty list. */
  active: Option | undefined;
  /** Goes to the first option. */
  begin: () => void;
  /** Takes an arrow key; true where it did. */
  move: (key: string) => boolean;
};

/**
 * The option that the arrow keys have reached in a list which follows a field; after the last comes the
 * first. A list that got shorter has its last option reached.
 */
export function useActive<Option>(shown: readonly Option[]): Walk<Option> {
  const [reached, setReached] = useState(0);
  const at = Math.min(reached, shown.length - 1);
  return {
    active: shown[at],
    begin: () => setReached(0),
    move: (key) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step === undefined || shown.length === 0) return false;
      setReached((at + step + shown.length) % shown.length);
      return true;
    },
  };
}
