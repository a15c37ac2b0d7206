import type { FormValues } from '../../../../shared/state/form.ts';
import { rowsOf } from '../../../../shared/state/item-form.ts';

/** The fields of a variant in the form: `sku_{its place}_{field}`. */
const FIELDS = [
  'id',
  'code',
  'values',
  'values_en',
  'price',
  'crossout',
  'on_hand',
  'was',
  'photo',
  'persons',
  'margin',
  'barcode',
  'weight',
  'size',
] as const;

/** A variant as the form holds it. */
export type Row = Readonly<Record<(typeof FIELDS)[number], string>>;

/** The name of a variant's field in the form. */
export const nameIn = (place: number, field: string): string => `sku_${place}_${field}`;

/** The variants of a form, in their order. */
export function skuRows(values: FormValues): Row[] {
  return rowsOf(values).map(
    (place) =>
      Object.fromEntries(FIELDS.map((field) => [field, values[nameIn(place, field)] ?? ''])) as Row,
  );
}

/** The form's values with these variants in place of its own. */
export function withRows(values: FormValues, rows: readonly Row[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith('sku_'));
  const fields = rows.flatMap((row, place) =>
    FIELDS.map((field) => [nameIn(place, field), row[field]] as const),
  );
  return Object.fromEntries([...others, ['sku_count', String(rows.length)], ...fields]);
}

/** The variant that a row is, wherever it stands; null for one that is not saved yet. */
export function sameRow(row: Row, others: readonly Row[]): Row | undefined {
  return row.id === '' ? undefined : others.find(({ id }) => id === row.id);
}

/** A row with the values of another where an editor did not change it. */
export function mergedRow(base: Row | undefined, mine: Row, theirs: Row): Row {
  const chosen = FIELDS.map((field) => {
    const isMine = base ? mine[field] !== base[field] : mine[field] !== '';
    return [field, isMine ? mine[field] : theirs[field]] as const;
  });
  // The count is made anew from the stock that the editor is now shown.
  return { ...(Object.fromEntries(chosen) as Row), id: theirs.id, was: theirs.was };
}

export const isSameRow = (one: Row, other: Row): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** The form's values without the variant in a place; the last one stays. */
export function withoutVariant(values: FormValues, place: number): FormValues {
  const rows = skuRows(values);
  return rows.length < 2
    ? values
    : withRows(
        values,
        rows.filter((_, index) => index !== place),
      );
}
