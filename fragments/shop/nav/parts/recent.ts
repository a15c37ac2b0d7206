/** The visitor's last searches in a store, kept by the browser alone. */
import { atom, type ReadableAtom } from 'nanostores';

/** As many as fit a line or two of a phone. */
const KEPT = 5;

/** The part of `localStorage` that is used; a browser may forbid even that. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (store: string) => `searches:${store}`;

/** The last searches, the latest first; none where the browser keeps nothing. */
export function recentSearches(store: string, kept: Kept = localStorage): string[] {
  try {
    const read: unknown = JSON.parse(kept.getItem(keyOf(store)) ?? '[]');
    return Array.isArray(read)
      ? read.filter((text): text is string => typeof text === 'string').slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest; one that differs only in case takes the place of the former. */
export function rememberSearch(store: string, text: string, kept: Kept = localStorage): void {
  const latest = text.trim();
  if (latest === '') return;
  const others = recentSearches(store, kept).filter(
    (one) => one.toLowerCase() !== latest.toLowerCase(),
  );
  try {
    kept.setItem(keyOf(store), JSON.stringify([latest, ...others].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage keeps no searches; searching goes on without.
  }
}

/** Forgets all of them. */
export function forgetSearches(store: string, kept: Kept = localStorage): void {
  try {
    kept.removeItem(keyOf(store));
  } catch {
    // A text that cannot be removed cannot be read either.
  }
}

/** The last searches as a view shows them: none until the browser was asked. */
export interface Recent {
  readonly $texts: ReadableAtom<readonly string[]>;
  /** Reads them, with the search that the page shows as the latest. */
  open(shown: string): void;
  forget(): void;
}

export function createRecent(store: string): Recent {
  const $texts = atom<readonly string[]>([]);
  return {
    $texts,
    open(shown) {
      rememberSearch(store, shown);
      $texts.set(recentSearches(store));
    },
    forget() {
      forgetSearches(store);
      $texts.set([]);
    },
  };
}
