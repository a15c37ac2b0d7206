import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import {
  simulateTyped,
  type SimulatedField,
  type SimulatedSale,
} from '../../../shared/rules/resale-simulator.ts';
import type { ResaleSimulatorProps } from './props.ts';

export interface SimulatorModel {
  readonly $typed: ReadonlySignal<Readonly<Record<SimulatedField, string>>>;
  /** Where the money goes; the last sale that could be read, while a field is being typed. Null for none yet. */
  readonly $sale: ReadonlySignal<SimulatedSale | null>;
  /** The fields that cannot be read. */
  readonly $wrong: ReadonlySignal<readonly SimulatedField[]>;
  readonly input: (name: SimulatedField, value: string) => void;
}

/** A sale that is typed, and what comes of it with each key. */
export function simulatorModel({
  typed,
  rates,
}: Pick<ResaleSimulatorProps, 'typed' | 'rates'>): SimulatorModel {
  const $typed = signal(typed);
  const $read = computed(() => simulateTyped($typed.value, rates));
  const $wrong = computed(() => ('wrong' in $read.value ? $read.value.wrong : []));
  let last: SimulatedSale | null = null;
  const $sale = computed(() => {
    if ('sale' in $read.value) last = $read.value.sale;
    return last;
  });
  return {
    $typed,
    $sale,
    $wrong,
    input: (name, value) => {
      $typed.value = { ...$typed.value, [name]: value };
    },
  };
}
