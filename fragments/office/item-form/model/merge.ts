import type { FormValues } from '../../../../shared/state/form.ts';
import { isSameRow, mergedRow, nameIn, sameRow, skuRows, withRows, type Row } from './rows.ts';

interface Merged {
  /** The form: what was typed in it, over what another editor saved. */
  readonly values: FormValues;
  /** The saved values, with each variant in the place that it has in the form. */
  readonly saved: FormValues;
  /** The fields that both editors set. */
  readonly both: readonly string[];
}

/**
 * Puts what another editor saved below what was typed here. A variant that one of them deleted stays
 * where the other one changed it.
 * @param base the saved values that the form was made from
 */
export function merge(base: FormValues, typed: FormValues, theirs: FormValues): Merged {
  const both: string[] = [];
  const plain: Record<string, string> = {};
  const was = (values: FormValues, name: string) => values[name] ?? '';
  for (const name of new Set([...Object.keys(typed), ...Object.keys(theirs)])) {
    if (name.startsWith('sku_')) continue;
    const isMine = was(typed, name) !== was(base, name);
    plain[name] = was(isMine ? typed : theirs, name);
    if (isMine && was(theirs, name) !== was(base, name)) both.push(name);
  }
  const pairs = mergedRows(skuRows(base), skuRows(typed), skuRows(theirs));
  for (const [place, { row, mine, saved, base: from }] of pairs.entries()) {
    for (const field of SHOWN) {
      if (!saved || !mine || mine[field] === saved[field]) continue;
      const isMine = row[field] === mine[field];
      if (isMine && from && saved[field] !== from[field]) both.push(nameIn(place, field));
    }
  }
  const kept = pairs.map(({ row, saved }) => saved ?? emptied(row));
  return {
    values: withRows(
      plain,
      pairs.map(({ row }) => row),
    ),
    saved: {
      ...withRows(theirs, kept),
      sku_count: String(pairs.filter(({ saved }) => saved).length),
    },
    both,
  };
}

/** The fields of a variant that an editor sees. */
const SHOWN = [
  'code',
  'price',
  'crossout',
  'on_hand',
  'photo',
  'margin',
  'barcode',
  'weight',
  'size',
  'persons',
] as const;

interface Pair {
  /** The variant in the form. */
  readonly row: Row;
  readonly mine: Row | undefined;
  readonly saved: Row | undefined;
  readonly base: Row | undefined;
}

function mergedRows(base: readonly Row[], typed: readonly Row[], theirs: readonly Row[]): Pair[] {
  const own = typed.flatMap((mine): Pair[] => {
    const from = sameRow(mine, base);
    const saved = sameRow(mine, theirs);
    if (saved) return [{ row: mergedRow(from, mine, saved), mine, saved, base: from }];
    // Of a variant that the other editor deleted, what was typed here is kept as a new one.
    if (from && isSameRow(from, mine)) return [];
    return [{ row: { ...mine, id: '', was: '' }, mine, saved, base: from }];
  });
  const others = theirs.flatMap((saved): Pair[] => {
    const from = sameRow(saved, base);
    if (sameRow(saved, typed)) return [];
    if (from && isSameRow(from, saved)) return [];
    return [{ row: saved, mine: undefined, saved, base: from }];
  });
  return [...own, ...others];
}

const emptied = (row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((field) => [field, ''])) as unknown as Row;
