import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer } from '../../shared/api-client/index.ts';
import { SEARCH_DEBOUNCE_MS } from '../../shared/kernel/constants/timers.ts';
import { listModel, type ListModel } from './list.ts';

/** One of the things that a drop-down offers; the empty id stands for any of them. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface LookupStart {
  /** Rows that the open list asks for at a time, and those that a typed text finds. */
  readonly rows: { readonly open: number; readonly typed: number };
  /** The words for no choice. */
  readonly any: string;
  readonly chosen: Choice | undefined;
  readonly ask: (query: {
    readonly text: string;
    readonly offset: number;
    readonly limit: number;
  }) => Answer<{ readonly results: readonly Choice[]; readonly matches_estimated: number }>;
  readonly onChoose: (id: string) => void;
}

/** A drop-down whose choices are read as it opens, as it scrolls, and as an owner types. */
export interface LookupModel {
  readonly $isOpen: ReadonlySignal<boolean>;
  /** True from a letter until its search begins. */
  readonly $isTyping: ReadonlySignal<boolean>;
  /** The typed text while the list is open, else the name of the choice. */
  readonly $text: ReadonlySignal<string>;
  readonly $list: ReadonlySignal<ListModel<Choice>>;
  /** The place of the row that the keys have reached; -1 for none. */
  readonly $at: ReadonlySignal<number>;
  readonly rows: () => readonly Choice[];
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly choose: (choice: Choice | undefined) => void;
  /** Goes back to no choice, without telling of it. */
  readonly forget: () => void;
  /** Does what a key does, and says whether it did anything. */
  readonly press: (key: string) => boolean;
}

/** @example const model = lookupModel({ rows, any: t.any, chosen, ask, onChoose }); */
export function lookupModel({ rows: most, any, ask, ...start }: LookupStart): LookupModel {
  const $isOpen = signal(false);
  const $chosen = signal(start.chosen?.name ?? '');
  const $text = signal($chosen.peek());
  const $at = signal(-1);
  const $isTyping = signal(false);
  const $list = signal(listFor(''));
  let typing: ReturnType<typeof setTimeout> | undefined;
  let typed = '';

  function listFor(text: string): ListModel<Choice> {
    const limit = text === '' ? most.open : most.typed;
    const next = (offset: number) => ask({ text, offset, limit });
    return listModel<Choice>({ items: [], total: 0, before: 0, next });
  }
  function seek(text: string): void {
    typed = text;
    $isTyping.value = false;
    $at.value = -1;
    $list.value = listFor(text);
    void $list.peek().more();
  }
  function open(): void {
    if ($isOpen.peek()) return;
    $isOpen.value = true;
    seek('');
  }
  function close(): void {
    clearTimeout(typing);
    $isTyping.value = false;
    $isOpen.value = false;
    $text.value = $chosen.peek();
  }
  function rows(): readonly Choice[] {
    const { items } = $list.value.$list.value;
    return typed === '' ? [{ id: '', name: any }, ...items] : items;
  }
  function choose(choice: Choice | undefined): void {
    if (!choice) return;
    $chosen.value = choice.id === '' ? '' : choice.name;
    close();
    start.onChoose(choice.id);
  }
  function step(by: number): void {
    const last = rows().length - 1;
    $at.value = Math.max(0, Math.min(last, $at.peek() + by));
    const { items, total } = $list.peek().$list.peek();
    if ($at.peek() === last && items.length < total) void $list.peek().more();
  }

  return {
    $isOpen,
    $isTyping,
    $text,
    $list,
    $at,
    rows,
    open,
    close,
    choose,
    type(text) {
      typed = text.trim();
      // The rows of an open list stay until the text's own arrive.
      if (!$isOpen.peek()) $list.value = listFor(typed);
      $isOpen.value = true;
      $isTyping.value = true;
      $at.value = -1;
      $text.value = text;
      clearTimeout(typing);
      typing = setTimeout(() => seek(typed), SEARCH_DEBOUNCE_MS);
    },
    forget() {
      $chosen.value = '';
      close();
    },
    press(key) {
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      if (!$isOpen.peek()) {
        if (isArrow) open();
        return isArrow;
      }
      if (isArrow) step(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'Escape') close();
      else if (key === 'Enter' && $at.peek() >= 0) choose(rows()[$at.peek()]);
      else return false;
      return true;
    },
  };
}
