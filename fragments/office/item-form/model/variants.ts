import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { FormValues } from '../../../../shared/state/form.ts';
import type { OfficeForm } from '../../../_office/form.ts';
import {
  emptyOption,
  matrixProblem,
  matrixRows,
  optionsOf,
  type MatrixProblem,
  type Option,
} from './matrix.ts';
import { skuRows, withRows, type Row } from './rows.ts';

/** The variants of the item in the form, and the options that they are made of. */
export interface ItemVariants {
  readonly $options: ReadonlySignal<readonly Option[]>;
  readonly $problem: ReadonlySignal<MatrixProblem | null>;
  /** How many variants the options have made; null before that. */
  readonly $made: ReadonlySignal<number | null>;
  readonly addOption: () => void;
  readonly removeOption: (at: number) => void;
  readonly setOption: (at: number, name: keyof Option, value: string) => void;
  /** Makes one variant for each combination of the options' values. */
  readonly make: () => void;
}

export function itemVariants(form: OfficeForm, fillIn: (values: FormValues) => void): ItemVariants {
  const values = () => form.$state.peek().values;
  const $options = signal<readonly Option[]>(optionsOf(skuRows(values())));
  const $problem = signal<MatrixProblem | null>(null);
  const $made = signal<number | null>(null);
  const write = (rows: readonly Row[]): void => fillIn(withRows(values(), rows));
  const change = (options: readonly Option[]): void => {
    $options.value = options;
    $problem.value = null;
    $made.value = null;
  };
  return {
    $options,
    $problem,
    $made,
    addOption: () => change([...$options.value, emptyOption]),
    removeOption: (at) => change($options.value.filter((_, index) => index !== at)),
    setOption: (at, name, value) =>
      change($options.value.map((one, index) => (index === at ? { ...one, [name]: value } : one))),
    make() {
      $problem.value = matrixProblem($options.value);
      if ($problem.value !== null || form.$state.peek().busy) return;
      const rows = matrixRows($options.value, skuRows(values()));
      write(rows);
      $made.value = rows.length;
    },
  };
}
