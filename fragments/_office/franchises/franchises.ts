import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call, type Api } from '../../../shared/api-client/index.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';
import {
  addFranchise,
  franchisesInStore,
  removeFranchise,
  type FranchisePick,
} from '../../../shared/contracts/franchise-picks.ts';
import { listFranchises } from '../../../shared/contracts/franchises.ts';
import { SEARCH_DEBOUNCE_SLOW_MS, TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { listModel, type ListModel } from '../list.ts';
import { picksModel, type Picks } from '../picks.ts';
import { voiceOf } from '../say.ts';
import type { FranchiseWords } from './messages/es.ts';

/** What a picker starts with. */
export interface FranchisesStart {
  readonly store: string;
  /** The store's kind, as its calls' paths name it. */
  readonly storeType: string;
  /** Rows that it asks for at a time. */
  readonly rows: number;
  readonly text?: string;
  /** The rows that the page came with; none where the search is yet to be made. */
  readonly list?: {
    readonly results: readonly FranchisePick[];
    readonly matches_estimated: number;
  };
  /** The number of rows on the pages before this one. */
  readonly before?: number;
}

interface FranchisesPorts {
  readonly api: Api;
  readonly t: FranchiseWords;
  readonly toast: (notice: Notice) => void;
}

/** The franchises of the store's network on screen: searched, shown in the store, and taken out. */
export interface FranchisesModel extends Picks {
  readonly $list: ReadonlySignal<ListModel<FranchisePick>>;
  readonly $text: ReadonlySignal<string>;
  /** Searches by the text at once. */
  readonly seek: () => void;
  /** Searches by it a moment after its last letter. */
  readonly type: (text: string) => void;
}

/** @example const model = franchisesModel(officePorts(props), { store: env.store, storeType, rows }); */
export function franchisesModel(
  { api, t, toast }: FranchisesPorts,
  { store, storeType, rows, text = '', list, before = 0 }: FranchisesStart,
): FranchisesModel {
  const params = { mashup: `${store}:${store}`, type: storeType };
  const voice = voiceOf({ t, toast });
  const $text = signal(text);
  const $list = signal(listOf(list, before));
  let typing: ReturnType<typeof setTimeout> | undefined;

  function listOf(start: FranchisesStart['list'], from: number): ListModel<FranchisePick> {
    const asked = $text.peek().trim();
    return listModel<FranchisePick>({
      items: start?.results ?? [],
      total: start?.matches_estimated ?? 0,
      before: from,
      next: (offset) => find(asked, offset),
    });
  }
  /** The next franchises by name, and then which of them the store shows. */
  async function find(asked: string, offset: number) {
    const picked = picks.since();
    const found = await call(api, listFranchises, { query: { text: asked, offset, limit: rows } });
    if (!found.ok || found.value.results.length === 0) {
      return found.ok ? { ...found, value: { ...found.value, results: [] } } : found;
    }
    const franchises = found.value.results.map(({ id }) => id);
    const flags = await call(api, franchisesInStore, { params, body: { franchises } });
    if (!flags.ok) return flags;
    const results = found.value.results.map((one) => ({
      ...one,
      in_store: picked(one.id) ?? flags.value[one.id] ?? null,
    }));
    return { ...found, value: { ...found.value, results } };
  }
  function seek(): void {
    clearTimeout(typing);
    $list.value = listOf(undefined, 0);
    void $list.value.more();
  }
  const picks = picksModel({
    mark: (id, in_store) =>
      $list
        .peek()
        .change((items) => items.map((one) => (one.id === id ? { ...one, in_store } : one))),
    put: (id) => call(api, addFranchise, { params: { ...params, id }, key: actionKey().for(id) }),
    take: (id) =>
      call(api, removeFranchise, { params: { ...params, id }, key: actionKey().for(id) }),
    said: (isIn) => voice.say(isIn ? t.done.added : t.done.removed),
    refused: (isIn, { message }) =>
      toast({
        tone: 'error',
        title: isIn ? t.notAdded : t.notRemoved,
        message: message || t.tryAgain,
        seconds: TOAST_SECONDS.long,
      }),
  });
  return {
    ...picks,
    $list,
    $text,
    seek,
    type(typed) {
      $text.value = typed;
      clearTimeout(typing);
      typing = setTimeout(seek, SEARCH_DEBOUNCE_SLOW_MS);
    },
  };
}
