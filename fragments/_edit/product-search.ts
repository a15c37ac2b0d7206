import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Api } from '../../shared/api-client/index.ts';
import { getItem, searchItems, type ItemCard } from '../../shared/contracts/items.ts';
import { SEARCH_DEBOUNCE_SLOW_MS } from '../../shared/kernel/constants/timers.ts';

/** A product as the search shows it. */
export type FoundProduct = Pick<ItemCard, 'id' | 'name' | 'photo'>;

export interface ProductSearch {
  readonly $text: ReadonlySignal<string>;
  /** The products that match the text; null while there is no text, or no answer yet. */
  readonly $found: ReadonlySignal<readonly FoundProduct[] | null>;
  /** The names of the products that were met so far, by id. */
  readonly $names: ReadonlySignal<Readonly<Record<string, string>>>;
  readonly type: (text: string) => void;
  /** Asks for the name of a product, unless it is known. */
  readonly meet: (id: string) => Promise<void>;
}

/** Products that one search offers. */
const OFFERED = 6;

/** The search for a product of the store by its name, a moment after the last letter. */
export function productSearch(api: Api): ProductSearch {
  const $text = signal('');
  const $found = signal<readonly FoundProduct[] | null>(null);
  const $names = signal<Readonly<Record<string, string>>>({});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const know = (items: readonly Pick<FoundProduct, 'id' | 'name'>[]): void => {
    const met = Object.fromEntries(items.map(({ id, name }) => [id, name]));
    $names.value = { ...$names.value, ...met };
  };

  async function search(text: string): Promise<void> {
    const turn = (last += 1);
    const answer = await call(api, searchItems, { query: { text, limit: OFFERED } });
    // The answer to an older text may come after that to a newer one.
    if (turn !== last) return;
    $found.value = answer.ok ? answer.value.results : [];
    know($found.value);
  }

  return {
    $text,
    $found,
    $names,
    type(text) {
      $text.value = text;
      $found.value = null;
      last += 1;
      clearTimeout(timer);
      const asked = text.trim();
      if (asked !== '') timer = setTimeout(() => void search(asked), SEARCH_DEBOUNCE_SLOW_MS);
    },
    async meet(id) {
      if (id === '' || id in $names.value) return;
      const answer = await call(api, getItem, { params: { id } });
      if (answer.ok) know([answer.value]);
    },
  };
}
