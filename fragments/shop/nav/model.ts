import { atom, type ReadableAtom } from 'nanostores';
import { searchItems, type ItemCard } from '../../../shared/contracts/items.ts';
import { SEARCH_DEBOUNCE_MS } from '../../../shared/kernel/constants/index.ts';
import { call, type Api } from '../../../shared/api-client/index.ts';

const SUGGESTIONS = 5;

export interface Suggestions {
  /** The text that the suggestions belong to. */
  readonly text: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly ItemCard[];
  readonly total: number;
  /** Chosen by the arrow keys: the index of an item, `items.length` for "see all", -1 for none. */
  readonly active: number;
}

/** The state before the visitor types. */
export const NONE: Suggestions = { text: '', status: 'idle', items: [], total: 0, active: -1 };

export interface Search {
  /** The store's most ordered items; empty until they were asked for. */
  readonly $popular: ReadableAtom<readonly ItemCard[]>;
  /** Asks for it, once. */
  explore(): void;
  readonly $suggestions: ReadableAtom<Suggestions>;
  /** Takes the input's text; asks the edge once typing rests. */
  type(input: string): void;
  /** Moves the choice by one, and goes around at the ends. */
  move(step: 1 | -1): void;
}

/**
 * Suggestions while the visitor types: one call at a time, and never the answer to an older text.
 */
export function createSearch(api: Api): Search {
  const $suggestions = atom(NONE);
  const $popular = atom<readonly ItemCard[]>([]);
  let hasExplored = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const ask = async (text: string): Promise<void> => {
    const { signal } = (asking = new AbortController());
    const answer = await call(api, searchItems, { query: { text, limit: SUGGESTIONS }, signal });
    if (signal.aborted) return;
    $suggestions.set(
      answer.ok
        ? {
            ...NONE,
            text,
            status: 'ready',
            items: answer.value.results,
            total: answer.value.matches_estimated,
          }
        : { ...NONE, text, status: 'failed' },
    );
  };

  const askPopular = async (): Promise<void> => {
    const answer = await call(api, searchItems, {
      query: { sort: '-sold', limit: SUGGESTIONS },
    });
    if (answer.ok) $popular.set(answer.value.results);
  };

  return {
    $suggestions,
    $popular,
    explore() {
      if (hasExplored) return;
      hasExplored = true;
      void askPopular();
    },
    type(input) {
      const text = input.trim();
      if (text === $suggestions.get().text) return;
      clearTimeout(timer);
      asking?.abort();
      if (!text) return $suggestions.set(NONE);
      // The last results stay until new ones come, so that the list does not flicker.
      $suggestions.set({ ...$suggestions.get(), text, status: 'loading', active: -1 });
      timer = setTimeout(() => void ask(text), SEARCH_DEBOUNCE_MS);
    },
    move(step) {
      const found = $suggestions.get();
      if (!found.items.length) return;
      const stops = found.items.length + 2;
      $suggestions.set({ ...found, active: ((found.active + 1 + step + stops) % stops) - 1 });
    },
  };
}
