import { signal, type ReadonlySignal } from '@preact/signals-react';

/** A filter that was kept under a name: the query of its address. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
}

export interface SavedFilters {
  readonly $saved: ReadonlySignal<readonly SavedFilter[]>;
  /** Reads what this browser keeps; nothing is known before. */
  readonly load: () => void;
  /** Keeps a filter; one with the same query gets the new name. */
  readonly save: (name: string, query: string) => void;
  readonly remove: (query: string) => void;
}

/** The part of the browser's storage that filters need. */
export type FilterStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Filters of one store that this browser keeps. */
const FILTERS_MOST = 10;
export const FILTER_NAME_MAX = 40;

/**
 * The filters of a store's orders that this browser keeps. Without a storage that can be written they
 * last as long as the page.
 * @param store id of the store: stores under one host share a storage
 */
export function savedFilters(store: string, storage: () => FilterStorage): SavedFilters {
  const key = `orders-filters:${store}`;
  const $saved = signal<readonly SavedFilter[]>([]);
  function keep(saved: readonly SavedFilter[]): void {
    $saved.value = saved;
    try {
      storage().setItem(key, JSON.stringify(saved));
    } catch {
      // A full or forbidden storage: the page has them for now.
    }
  }
  return {
    $saved,
    load() {
      try {
        const read = JSON.parse(storage().getItem(key) ?? '[]') as unknown;
        if (Array.isArray(read)) $saved.value = read.filter(isFilter).slice(0, FILTERS_MOST);
      } catch {
        // Nothing that can be read.
      }
    },
    save(name, query) {
      const others = $saved.value.filter((one) => one.query !== query);
      const named = name.trim().slice(0, FILTER_NAME_MAX);
      if (named !== '') keep([{ name: named, query }, ...others].slice(0, FILTERS_MOST));
    },
    remove: (query) => keep($saved.value.filter((one) => one.query !== query)),
  };
}

function isFilter(value: unknown): value is SavedFilter {
  const { name, query } = (value ?? {}) as Partial<SavedFilter>;
  return typeof name === 'string' && typeof query === 'string';
}
