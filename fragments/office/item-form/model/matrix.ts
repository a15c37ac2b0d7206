import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { tidyName } from '../../../../shared/rules/names.ts';
import { readAttributes, splitTexts } from '../../../../shared/state/item-form.ts';
import type { Row } from './rows.ts';

/** An option of an item, such as its size, with its values as they are typed: commas between them. */
export interface Option {
  readonly name: string;
  readonly name_en: string;
  readonly values: string;
  readonly values_en: string;
}

export const emptyOption: Option = { name: '', name_en: '', values: '', values_en: '' };

/** Why options make no variants. */
export type MatrixProblem = 'unnamed' | 'twice' | 'unpaired' | 'many';

type Attributes = Readonly<Record<string, string>>;
const attributesOf = (row: Row): Attributes => readAttributes(row.values) ?? {};

/** The options that a list of variants has. */
export function optionsOf(rows: readonly Row[]): Option[] {
  const names = Object.keys(rows[0] ? attributesOf(rows[0]) : {});
  const english = rows.map((row) => readAttributes(row.values_en));
  const hasEnglish = english.every((one) => one !== null && Object.keys(one).length > 0);
  return names.map((name, at) => {
    const pairs = new Map(
      rows.map((row, index) => [
        attributesOf(row)[name] ?? '',
        Object.values(english[index] ?? {})[at] ?? '',
      ]),
    );
    return {
      name,
      name_en: hasEnglish ? (Object.keys(english[0] ?? {})[at] ?? '') : '',
      values: [...pairs.keys()].join(', '),
      values_en: hasEnglish ? [...pairs.values()].join(', ') : '',
    };
  });
}

/** The problem of options; null when they make variants. */
export function matrixProblem(options: readonly Option[]): MatrixProblem | null {
  const used = options.map((option) => ({
    name: tidyName(option.name),
    values: splitTexts(option.values),
    english: splitTexts(option.values_en),
    isEnglish: tidyName(option.name_en) !== '',
  }));
  if (used.some(({ name, values }) => name === '' || values.length === 0)) return 'unnamed';
  if (new Set(used.map(({ name }) => name.toLowerCase())).size < used.length) return 'twice';
  const lower = used.map(({ values }) => new Set(values.map((one) => one.toLowerCase())).size);
  if (used.some(({ values }, at) => lower[at] !== values.length)) return 'twice';
  const someEnglish = used.some(({ isEnglish, english }) => isEnglish || english.length > 0);
  const paired = used.every(
    ({ isEnglish, english, values }) => isEnglish && english.length === values.length,
  );
  if (someEnglish && !paired) return 'unpaired';
  const count = used.reduce((product, { values }) => product * values.length, 1);
  return count > ITEM_MAX.skus ? 'many' : null;
}

/**
 * One variant for each combination of the options' values. Those that are there keep their price,
 * stock and photo; a new one begins with the price of the first.
 */
export function matrixRows(options: readonly Option[], rows: readonly Row[]): Row[] {
  const taken = new Set<Row>();
  const combos = combined(options);
  const take = (found: Row | undefined): Row | undefined => {
    if (found) taken.add(found);
    return found;
  };
  const exact = combos.map(({ own }) =>
    take(rows.find((row) => !taken.has(row) && holds(attributesOf(row), own, true))),
  );
  return combos.map(({ own, english }, index) => {
    const row =
      exact[index] ??
      take(rows.find((one) => !taken.has(one) && holds(attributesOf(one), own, false))) ??
      fresh(rows[0]);
    return {
      ...row,
      values: JSON.stringify(own),
      values_en: english === null ? '' : JSON.stringify(english),
    };
  });
}

interface Combo {
  readonly own: Attributes;
  readonly english: Attributes | null;
}

function combined(options: readonly Option[]): Combo[] {
  let combos: Combo[] = [{ own: {}, english: {} }];
  for (const option of options) {
    const english = splitTexts(option.values_en);
    combos = combos.flatMap((combo) =>
      splitTexts(option.values).map((value, at) => ({
        own: { ...combo.own, [tidyName(option.name)]: value },
        english:
          combo.english === null || english[at] === undefined
            ? null
            : { ...combo.english, [tidyName(option.name_en)]: english[at] },
      })),
    );
  }
  return options.length === 0 ? [{ own: {}, english: null }] : combos;
}

/** Whether a variant has a combination's values: all of them, or those that both name. */
function holds(has: Attributes, wanted: Attributes, whole: boolean): boolean {
  const names = Object.keys(has);
  const isAlike = names.every((name) => !(name in wanted) || same(has[name], wanted[name]));
  const isWhole = names.length === Object.keys(wanted).length && names.every((n) => n in wanted);
  return isAlike && (!whole || isWhole);
}

const same = (one = '', other = '') => one.toLowerCase() === other.toLowerCase();

function fresh(first: Row | undefined): Row {
  return {
    id: '',
    code: '',
    values: '{}',
    values_en: '',
    price: first?.price ?? '',
    crossout: first?.crossout ?? '',
    on_hand: '',
    was: '',
    photo: '',
    persons: first?.persons ?? '',
    margin: '',
    barcode: '',
    weight: '',
    size: '',
  };
}
