import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Api } from '../../../shared/api-client/index.ts';
import { searchOffice } from '../../../shared/contracts/office-search.ts';
import { FOUND_FROM, foundWay } from '../../../shared/rules/office-found.ts';
import { waysNamed, type OfficeWay } from '../../../shared/rules/office-ways.ts';

/** Rest after a letter before the store's things are searched. */
export const TYPING_MS = 250;

export interface PaletteModel {
  readonly $text: ReadonlySignal<string>;
  /** The entries that match the text, in the order of the groups. */
  readonly $found: ReadonlySignal<readonly OfficeWay[]>;
  /** Index of the entry that Enter opens; -1 when none matches. */
  readonly $active: ReadonlySignal<number>;
  readonly type: (text: string) => void;
  /** Moves the choice by one, and goes around at the ends. */
  readonly move: (step: 1 | -1) => void;
}

/**
 * The search over everything that an account may do, and over the store's items, orders and entries
 * that it may work on. A search that fails shows none of these.
 */
export function paletteModel(ways: readonly OfficeWay[], api: Api): PaletteModel {
  const $text = signal('');
  const $chosen = signal(0);
  const $things = signal<readonly OfficeWay[]>([]);
  const $found = computed(() => [...waysNamed(ways, $text.value), ...$things.value]);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  async function search(text: string): Promise<void> {
    const answer = await call(api, searchOffice, { query: { text } });
    // An answer to an earlier text is not shown.
    if (text !== $text.peek().trim()) return;
    $things.value = answer.ok ? answer.value.results.map((thing) => foundWay(api.base, thing)) : [];
  }
  const $active = computed(() => Math.min($chosen.value, $found.value.length - 1));
  return {
    $text,
    $found,
    $active,
    type(text) {
      $text.value = text;
      $chosen.value = 0;
      clearTimeout(waiting);
      const asked = text.trim();
      // What an earlier text found stays only while this one names it, too.
      $things.value = asked.length < FOUND_FROM ? [] : waysNamed($things.value, asked);
      if (asked.length >= FOUND_FROM) waiting = setTimeout(() => void search(asked), TYPING_MS);
    },
    move(step) {
      const { length } = $found.value;
      if (length > 0) $chosen.value = ($active.value + step + length) % length;
    },
  };
}
