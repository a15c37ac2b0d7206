import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { OfficeWay } from '../../../shared/rules/office-ways.ts';
import { fold, words } from '../../../shared/rules/fold.ts';

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
 * The search over everything that an account may do: every typed word must begin a word of the
 * entry.
 */
export function paletteModel(ways: readonly OfficeWay[]): PaletteModel {
  const $text = signal('');
  const $chosen = signal(0);
  const known = ways.map((way) => ({ way, named: words(way.label) }));
  const $found = computed(() => {
    const typed = words(fold($text.value));
    return known
      .filter(({ named }) => typed.every((word) => named.some((name) => name.startsWith(word))))
      .map(({ way }) => way);
  });
  const $active = computed(() => Math.min($chosen.value, $found.value.length - 1));
  return {
    $text,
    $found,
    $active,
    type(text) {
      $text.value = text;
      $chosen.value = 0;
    },
    move(step) {
      const { length } = $found.value;
      if (length > 0) $chosen.value = ($active.value + step + length) % length;
    },
  };
}
