import { useEffect, useState } from 'react';
import type { Answer } from './load.ts';

/**
 * Loads an item in the browser; an empty id loads none. Undefined while it is loading.
 * @param base address of the store that answers the calls
 */
export function useLoaded(base: string, id: string): (Answer & { retry: () => void }) | undefined {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; answer: Answer }>();
  const of = `${base} ${id} ${tries}`;

  useEffect(() => {
    if (!id) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const { loadItem } = await import('./load.ts');
      const answer = await loadItem(base, id, abort.signal);
      if (!abort.signal.aborted) setLoaded({ of, answer });
    };
    void load();
    return () => abort.abort();
  }, [base, id, of]);

  return loaded?.of === of ? { ...loaded.answer, retry: () => setTries(tries + 1) } : undefined;
}
