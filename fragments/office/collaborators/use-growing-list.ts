import { useRef, type RefObject } from 'react';

/** A list that grows below its last row. */
interface GrowingList {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Has it grown; the link for more may go then, so focus moves on to the first row that came. */
  readonly grow: (more: () => Promise<void>) => Promise<void>;
}

/** @param shown how many rows there are */
export function useGrowingList(shown: number): GrowingList {
  const list = useRef<HTMLUListElement>(null);
  return {
    list,
    async grow(more) {
      await more();
      // The rows stand in the page once React has rendered them, which is before the next frame.
      requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus());
    },
  };
}
