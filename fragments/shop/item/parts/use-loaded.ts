import { useEffect, useState } from 'react';
import type { Answer as Loaded } from './load.ts';

/** The loaded code; without its still part where that code did not come. */
type Answer = Loaded | { readonly result: 'failed'; readonly About?: undefined };

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
      const answer = await import('./load.ts').then(
        ({ loadItem }) => loadItem(base, id, abort.signal),
        () => ({ result: 'failed' }) as const,
      );
      if (!abort.signal.aborted) setLoaded({ of, answer });
    };
    void load();
    return () => abort.abort();
  }, [base, id, of]);

  return loaded?.of === of ? { ...loaded.answer, retry: () => setTries(tries + 1) } : undefined;
}
