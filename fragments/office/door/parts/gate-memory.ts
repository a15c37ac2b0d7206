/** The gate that was chosen on this device, for one door. */
export interface GateMemory {
  readonly read: () => string | null;
  readonly keep: (gate: string | null) => void;
}

/** @param door the store's prefix and the event */
export function gateMemory(door: string): GateMemory {
  const name = `door-gate:${door}`;
  return {
    read: () => attempt(() => localStorage.getItem(name)),
    keep: (gate) =>
      void attempt(() =>
        gate === null ? localStorage.removeItem(name) : localStorage.setItem(name, gate),
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
