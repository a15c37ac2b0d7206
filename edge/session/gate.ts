/**
 * Lets so many pieces of work run at a time, in the order in which they came. Between two of them the
 * event loop takes a turn, so that what takes the whole thread does not keep everything else away.
 */
export function gate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) setTimeout(next, 0);
      else free += 1;
    }
  };
}
