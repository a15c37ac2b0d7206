import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, type Answer, type CallOptions } from '../../shared/api-client/index.ts';
import type { Notice } from '../../shared/bus/topics/toasts.ts';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';
import type { FormValues } from '../../shared/state/form.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../_office/change.ts';
import { officeForm, type OfficeForm } from '../_office/form.ts';
import { orderModel, type OrderModel } from '../_office/order.ts';
import { voiceOf } from '../_office/say.ts';
import type { PanelWords } from './words.ts';

/** A thing that owners edit, in its present version. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The calls of one kind of thing. */
export interface PanelCalls<T extends Versioned, Body extends object> {
  readonly list: () => Answer<{ readonly results: readonly T[] }>;
  readonly get: (id: string) => Answer<T>;
  readonly create: (body: Body, options: CallOptions) => Answer<T>;
  readonly update: (
    id: string,
    body: Body & { readonly version: number },
    options: CallOptions,
  ) => Answer<T>;
  readonly remove: (id: string) => Answer<unknown>;
  readonly order: (ids: readonly string[]) => Answer<unknown>;
}

export interface PanelStart<T extends Versioned, Body extends object> {
  readonly t: PanelWords;
  readonly toast: (notice: Notice) => void;
  readonly calls: PanelCalls<T, Body>;
  /** Whether notices of failures say the server's reason; always the general one otherwise (spec [8]). */
  readonly saysWhy: boolean;
  /** The words of a success. */
  readonly done: { readonly created: string; readonly updated: string; readonly deleted: string };
  /** The failure code for a thing that does not exist. */
  readonly missing: ErrorCode;
  readonly nameOf: (thing: T) => string;
  /** The form's values for a thing, or for a new one. */
  readonly valuesOf: (thing: T | null) => FormValues;
  readonly bodyOf: (values: FormValues) => Body;
  readonly problemsOf: (values: FormValues) => Readonly<Record<string, string>>;
  /** Called when shoppers see something else now. */
  readonly onChange: () => void;
}

/** A panel of edit mode: a list of things in their order, and a form for one of them. */
export interface PanelModel<T extends Versioned> {
  readonly $isOpen: ReadonlySignal<boolean>;
  readonly $status: ReadonlySignal<'loading' | 'failed' | 'ready'>;
  readonly $things: ReadonlySignal<readonly T[]>;
  /** The thing in the form: null for a new one, undefined while the list shows. */
  readonly $editing: ReadonlySignal<T | null | undefined>;
  /** The thing as another editor left it, while the owner chooses between both versions. */
  readonly $theirs: ReadonlySignal<T | null>;
  /** The order of the things that show: of a long list the first ones (spec [9]: 10 a page). */
  readonly $order: ReadonlySignal<OrderModel>;
  readonly $hasMore: ReadonlySignal<boolean>;
  /** Shows the next page of the things below the others. */
  readonly more: () => void;
  readonly removals: DeferredRemovals;
  readonly form: OfficeForm;
  readonly open: () => void;
  /** Whether the form holds a text that is not saved. */
  readonly isUnsaved: () => boolean;
  readonly close: () => void;
  readonly load: () => Promise<void>;
  readonly edit: (thing: T | null) => void;
  readonly toList: () => void;
  readonly save: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => void;
}

/** @example const model = panelModel({ t, toast, calls, done, … }); */
export function panelModel<T extends Versioned, Body extends object>(
  start: PanelStart<T, Body>,
): PanelModel<T> {
  const { t, toast, calls, done, nameOf, valuesOf, onChange } = start;
  const voice = voiceOf({ t, toast });
  const fail: typeof voice.fail = (error) => voice.fail(start.saysWhy ? error : { message: '' });
  const $isOpen = signal(false);
  const $status = signal<'loading' | 'failed' | 'ready'>('loading');
  const $things = signal<readonly T[]>([]);
  const $editing = signal<T | null | undefined>(undefined);
  const $theirs = signal<T | null>(null);
  const $shown = signal<number>(PAGE_SIZE.banners);
  const form = officeForm({ values: valuesOf(null) });
  const key = actionKey();
  const $order = signal(orderOf([]));

  const succeed = (message: string): void => {
    toast({ tone: 'success', title: t.title, message, seconds: TOAST_SECONDS.normal });
    onChange();
  };
  function orderOf(things: readonly T[]): OrderModel {
    const names = new Map(things.map((thing) => [thing.id, nameOf(thing)]));
    const all = things.map(({ id }) => id);
    const later = all.slice($shown.peek());
    return orderModel({
      ids: all.slice(0, $shown.peek()),
      nameOf: (id) => names.get(id) ?? '',
      t: t.order,
      async save(shown) {
        const ids = [...shown, ...later];
        const answer = await calls.order(ids);
        if (answer.ok) {
          $things.value = ids.flatMap((id) => $things.value.filter((one) => one.id === id));
          onChange();
          return true;
        }
        fail(answer.error);
        // Another editor added or deleted one: the list shows it.
        if (answer.error.code === 'edited_meanwhile') void load();
        return false;
      },
    });
  }
  const show = (things: readonly T[]): void => {
    $things.value = things;
    $order.value = orderOf(things);
    $status.value = 'ready';
  };
  async function load(): Promise<void> {
    $status.value = 'loading';
    const answer = await calls.list();
    if (answer.ok) show(answer.value.results);
    else $status.value = 'failed';
  }
  const showTo = (count: number): void => {
    $shown.value = count;
    $order.value = orderOf($things.peek());
  };
  /** Shows as many pages as a thing of the list needs. */
  const reach = (id: string): void => {
    const place = $things.peek().findIndex((one) => one.id === id);
    const pages = Math.floor(place / PAGE_SIZE.banners) + 1;
    if (place >= $shown.peek()) showTo(pages * PAGE_SIZE.banners);
  };
  const toList = (): void => {
    $editing.value = undefined;
    $theirs.value = null;
  };
  const fill = (thing: T | null): void => {
    $editing.value = thing;
    $theirs.value = null;
    form.saved(valuesOf(thing));
    form.forget();
    form.end();
  };
  const removals = deferredRemovals(async (id) => {
    const answer = await gone(start.missing, calls.remove(id));
    if (!answer.ok) return fail(answer.error);
    show($things.value.filter((one) => one.id !== id));
    succeed(done.deleted);
  });

  /** Shows the other editor's version beside the form. */
  async function meet(id: string, message: string): Promise<void> {
    const answer = await calls.get(id);
    if (answer.ok) $theirs.value = answer.value;
    form.end(
      answer.ok ? undefined : answer.error.code === start.missing ? t.meanwhile.gone : message,
    );
  }

  async function send(over: T | null): Promise<void> {
    const { busy, values } = form.$state.value;
    if (busy) return;
    const problems = Object.keys(start.problemsOf(values));
    if (problems.length > 0) return form.stop(problems);
    form.begin();
    const body = start.bodyOf(values);
    const sent = over ? { ...body, version: over.version } : body;
    const options = { key: key.for([over?.id, sent]) };
    const answer = over
      ? await calls.update(over.id, { ...body, version: over.version }, options)
      : await calls.create(body, options);
    key.settle(answer.ok ? undefined : answer.error);
    if (!answer.ok) {
      const { code, field, message } = answer.error;
      if (over && code === 'edited_meanwhile') return meet(over.id, message);
      if (field !== undefined && field in values) {
        form.refuse(field, message);
        return form.stop([field]);
      }
      // The notice leaves after seconds (spec [8]); the form keeps saying why it is not saved.
      fail(answer.error);
      return form.end(message || t.tryAgain);
    }
    const saved = answer.value;
    form.saved();
    form.end();
    toList();
    succeed(over ? done.updated : done.created);
    if (over) show($things.value.map((one) => (one.id === saved.id ? saved : one)));
    else {
      await load();
      reach(saved.id);
    }
  }

  return {
    $isOpen,
    $status,
    $things,
    $editing,
    $theirs,
    $order,
    $hasMore: computed(() => $things.value.length > $shown.value),
    more: () => showTo($shown.peek() + PAGE_SIZE.banners),
    removals,
    form,
    load,
    toList,
    edit: fill,
    open() {
      $isOpen.value = true;
      void load();
    },
    isUnsaved: () => $editing.peek() !== undefined && form.$dirty.peek(),
    close() {
      $isOpen.value = false;
      removals.flush();
      fill(null);
      toList();
    },
    save: () => send($editing.value ?? null),
    async keepMine() {
      const theirs = $theirs.value;
      if (!theirs) return;
      $editing.value = theirs;
      $theirs.value = null;
      await send(theirs);
    },
    takeTheirs() {
      const theirs = $theirs.value;
      if (!theirs) return;
      show($things.value.map((one) => (one.id === theirs.id ? theirs : one)));
      fill(theirs);
    },
  };
}
