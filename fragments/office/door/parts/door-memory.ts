/** A choice that was made on this device, for one door. */
export interface DoorMemory {
  readonly read: () => string | null;
  readonly keep: (choice: string | null) => void;
}

/**
 * @param choice what was chosen
 * @param door the store's prefix and the event
 */
export function doorMemory(choice: 'gate' | 'way', door: string): DoorMemory {
  const name = `door-${choice}:${door}`;
  return {
    read: () => attempt(() => localStorage.getItem(name)),
    keep: (chosen) =>
      void attempt(() =>
        chosen === null ? localStorage.removeItem(name) : localStorage.setItem(name, chosen),
      ),
  };
}

/** A browser that keeps nothing throws where it is asked. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
