import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call, type Api, type ApiError } from '../../../shared/api-client/index.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';
import {
  addAllToStore,
  addToStore,
  removeFromStore,
  searchResale,
  searchCategories,
  searchSuppliers,
  type ResaleItem,
} from '../../../shared/contracts/resale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { SEARCH_DEBOUNCE_SLOW_MS, TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import {
  CATEGORY_ROWS,
  noFilter,
  OFFERS_PAGE,
  queryOf,
  SUPPLIER_ROWS,
  type OfferFilter,
} from '../../../shared/rules/resale.ts';
import { gone, type DeferredRemovals } from '../change.ts';
import { listModel, type ListModel } from '../list.ts';
import { lookupModel, type Choice, type LookupModel } from '../lookup.ts';
import { picksModel } from '../picks.ts';
import { voiceOf } from '../say.ts';
import { addAllModel, type AddAll } from './add-all.ts';
import type { ResaleWords } from './messages/es.ts';

/** What a search of the offered items starts with. */
export interface ResaleStart {
  readonly store: string;
  /** The store's kind, as its calls' paths name it. */
  readonly storeType: string;
  readonly filter?: OfferFilter;
  /** The category and the supplier that the filter names. */
  readonly category?: Choice | undefined;
  readonly supplier?: Choice | undefined;
  /** The rows that the page came with; none where the search is yet to be made. */
  readonly list?: { readonly results: readonly ResaleItem[]; readonly matches_estimated: number };
  /** The number of rows on the pages before this one. */
  readonly before?: number;
}

interface ResalePorts {
  readonly api: Api;
  readonly t: ResaleWords;
  readonly toast: (notice: Notice) => void;
}

/** The items of other stores on screen: searched, added to the store, and removed from it. */
export interface ResaleModel {
  readonly $list: ReadonlySignal<ListModel<ResaleItem>>;
  readonly $filter: ReadonlySignal<OfferFilter>;
  readonly categories: LookupModel;
  readonly suppliers: LookupModel;
  readonly removals: DeferredRemovals;
  /** Sends what waits; true where the store has other items than before. */
  readonly finish: () => Promise<boolean>;
  /** Narrows the search at once. */
  readonly seek: (change: Partial<OfferFilter>) => void;
  /** Narrows it a moment after the last letter. */
  readonly type: (text: string) => void;
  readonly add: (id: string) => Promise<void>;
  /** Adds all that the search finds to the store and to one of its catalogues. */
  readonly all: AddAll;
}

/** @example const model = resaleModel(officePorts(props), { store: env.store, storeType }); */
export function resaleModel({ api, t, toast }: ResalePorts, start: ResaleStart): ResaleModel {
  const { store, storeType, before = 0 } = start;
  const params = { mashup: `${store}:${store}`, type: storeType };
  const voice = voiceOf({ t, toast });
  const $filter = signal<OfferFilter>(start.filter ?? noFilter);
  const $list = signal(listOf(start.list, before));
  let hasAddedAll = false;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function listOf(list: ResaleStart['list'], from: number): ListModel<ResaleItem> {
    const asked = queryOf($filter.peek());
    return listModel<ResaleItem>({
      items: list?.results ?? [],
      total: list?.matches_estimated ?? 0,
      before: from,
      async next(offset) {
        const picked = picks.since();
        const query = { ...asked, offset, limit: OFFERS_PAGE };
        const answer = await call(api, searchResale, { params, query });
        if (!answer.ok) return answer;
        const { results, ...rest } = answer.value;
        const rows = results.map((one) => ({ ...one, in_store: picked(one.id) ?? one.in_store }));
        return { ok: true, value: { ...rest, results: rows } };
      },
    });
  }
  function seek(change: Partial<OfferFilter>): void {
    clearTimeout(typing);
    $filter.value = { ...$filter.peek(), ...change };
    $list.value = listOf(undefined, 0);
    void $list.value.more();
  }
  const categories = lookupModel({
    rows: CATEGORY_ROWS,
    any: t.anyCategory,
    chosen: start.category,
    async ask(query) {
      const answer = await call(api, searchCategories, { params, query });
      if (!answer.ok) return answer;
      const { results, matches_estimated } = answer.value;
      const choices = results.map(({ slug, name }) => ({ id: slug, name }));
      return { ok: true, value: { results: choices, matches_estimated } };
    },
    onChoose: (category) => seek({ category }),
  });
  const suppliers = lookupModel({
    rows: SUPPLIER_ROWS,
    any: t.anySupplier,
    chosen: start.supplier,
    ask: (query) => call(api, searchSuppliers, { params, query }),
    onChoose: (dssupplier) => seek({ dssupplier }),
  });
  const mark = (id: string, in_store: boolean): void =>
    $list
      .peek()
      .change((items) => items.map((one) => (one.id === id ? { ...one, in_store } : one)));
  /** An item that may not be added is a warning, every other refusal an error (spec [8]). */
  const refuse = (title: string, { code, message }: ApiError): void => {
    const isOffer = code === 'invalid_product' || code === 'only_franchise_products';
    toast({
      tone: isOffer ? 'warning' : 'error',
      title,
      message: message || t.tryAgain,
      seconds: TOAST_SECONDS.long,
    });
  };
  const picks = picksModel({
    mark,
    put: (id) => call(api, addToStore, { params: { ...params, id }, key: actionKey().for(id) }),
    take(id) {
      const key = actionKey().for(id);
      return gone('item_not_found', call(api, removeFromStore, { params: { ...params, id }, key }));
    },
    said: (isIn) => voice.say(isIn ? t.done.added : t.done.removed),
    refused: (isIn, error) => refuse(isIn ? t.notAdded : t.notRemoved, error),
  });
  const all = addAllModel({
    async ask(catalogue_id) {
      const body = { ...queryOf($filter.peek()), catalogue_id };
      const answer = await call(api, addAllToStore, { params, body, key: actionKey().for(body) });
      hasAddedAll ||= answer.ok && answer.value.added > 0;
      return answer;
    },
    said({ added, left }) {
      voice.say(
        left > 0
          ? fill(t.done.someAdded, { added, left })
          : added > 0
            ? t.done.allAdded
            : t.done.already,
      );
    },
    refused: (error) => refuse(t.notAddedAll, error),
    // Once nothing of the search is left to add, its filters clear; else its rows are read anew.
    anew(isDone) {
      if (!isDone) return seek({});
      for (const lookup of [categories, suppliers]) lookup.forget();
      seek(noFilter);
    },
  });

  return {
    $list,
    $filter,
    categories,
    suppliers,
    removals: picks.removals,
    seek,
    type(text) {
      $filter.value = { ...$filter.peek(), text };
      clearTimeout(typing);
      typing = setTimeout(() => seek({}), SEARCH_DEBOUNCE_SLOW_MS);
    },
    async finish() {
      all.stop();
      return (await picks.finish()) || hasAddedAll;
    },
    add: picks.add,
    all,
  };
}
