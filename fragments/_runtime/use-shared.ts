import { useCallback, useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';

/**
 * An atom's value in a view. `snapshot` is the value of the server's render: hydration starts
 * from it, and the browser's own value follows in the next render, so the markup is kept.
 */
export function useShared<T>($atom: ReadableAtom<T>, snapshot: T): T {
  const listen = useCallback((changed: () => void) => $atom.listen(changed), [$atom]);
  return useSyncExternalStore(
    listen,
    () => $atom.get(),
    () => snapshot,
  );
}
