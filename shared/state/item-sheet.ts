/** The table of a store's items: its cells as fields of text, and the changes that they mean. */
import type { SheetChange, SheetItem } from '../contracts/item-sheet.ts';
import { ITEM_MAX } from '../kernel/constants/limits.ts';
import { fold } from '../rules/fold.ts';
import type { FormValues } from './form.ts';
import { stockReasons } from '../rules/stock-reasons.ts';
import { minorOf, wholeOf } from '../rules/typed-numbers.ts';

/** The part of an item that the form sends along as it was shown. */
export type SheetRow = Pick<SheetItem, 'id' | 'version' | 'visibility'> & {
  readonly skus: readonly Pick<SheetItem['skus'][number], 'id' | 'list_price' | 'on_hand'>[];
};

export type SheetProblem = 'price' | 'units';
export type SheetColumn = 'price' | 'units' | 'visibility';
export const sheetColumns = ['price', 'units', 'visibility'] as const;

/** The states that can be chosen. */
export const sheetStates = ['shown', 'hidden', 'unpublished'] as const;

/** The name of a cell's field: of a variant's price or units, of an item's visibility. */
export const cellName = (column: SheetColumn, id: string): string => `${column}_${id}`;

/** The cells of items as the form begins with them. */
export function sheetValues(items: readonly SheetRow[]): Record<string, string> {
  return Object.fromEntries(
    items.flatMap(({ id, visibility, skus }) => [
      [cellName('visibility', id), visibility],
      ...skus.flatMap((sku) => [
        [cellName('price', sku.id), (sku.list_price / 100).toFixed(2)],
        [cellName('units', sku.id), sku.on_hand === null ? '' : String(sku.on_hand)],
      ]),
    ]),
  );
}

/** Typed cells as `sheetValues` writes them, so that `55` and `55.00` are one price; others as they are. */
export function tidyCells(values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, typed]) => {
      const minor = name.startsWith(cellName('price', '')) ? minorOf(typed) : undefined;
      return [name, minor === undefined ? typed.trim() : (minor / 100).toFixed(2)];
    }),
  );
}

/** The problems of cells, by field name. */
export function sheetProblems(
  items: readonly SheetRow[],
  values: FormValues,
): Record<string, SheetProblem> {
  const problems = items.flatMap(({ skus }) =>
    skus.flatMap((sku): [string, SheetProblem, boolean][] => {
      const [price, units] = [cellName('price', sku.id), cellName('units', sku.id)];
      const counted = wholeOf((values[units] ?? '').trim());
      const isCount = counted !== undefined && counted <= ITEM_MAX.units;
      return [
        [price, 'price', price in values && minorOf(values[price] ?? '') === undefined],
        [units, 'units', sku.on_hand !== null && units in values && !isCount],
      ];
    }),
  );
  return Object.fromEntries(problems.filter(([, , is]) => is).map(([name, what]) => [name, what]));
}

/** The changes of the items whose cells differ from what was shown; cells with a problem are none. */
export function sheetChanges(items: readonly SheetRow[], values: FormValues): SheetChange[] {
  return items.flatMap(({ id, version, visibility: stood, skus: shown }) => {
    const chosen = sheetStates.find((one) => one === values[cellName('visibility', id)]);
    const skus = shown.flatMap((sku) => {
      const price = minorOf(values[cellName('price', sku.id)] ?? '') ?? sku.list_price;
      const units = wholeOf((values[cellName('units', sku.id)] ?? '').trim());
      const { on_hand: was } = sku;
      const isSame = was === null || units === undefined || units === was;
      const counted = isSame ? {} : { on_hand: units, on_hand_was: was };
      const priced = price === sku.list_price ? {} : { list_price: price };
      const change = { id: sku.id, ...priced, ...counted };
      return Object.keys(change).length > 1 ? [change] : [];
    });
    const isShown = chosen !== undefined && chosen !== stood;
    if (!isShown && skus.length === 0) return [];
    return [{ id, version, ...(isShown && { visibility: chosen }), skus }];
  });
}

/** Whether changes move the stock of any variant, which wants a reason. */
export const movesStock = (changes: readonly SheetChange[]): boolean =>
  changes.some(({ skus }) => skus.some(({ on_hand }) => on_hand !== undefined));

/** Why the stock changes, as it was chosen and written in a form; of any other text, that it was counted. */
export function whyOf(values: FormValues) {
  return {
    stock_reason: stockReasons.find((one) => one === values['stock_reason']) ?? 'counted',
    stock_note: (values['stock_note'] ?? '').trim() || null,
  };
}

/**
 * The changes that put items back to what they were before others.
 * @param before the items as they were, and `now` as they stand
 */
export function changesBack(before: readonly SheetRow[], now: readonly SheetRow[]): SheetChange[] {
  const standing = now.filter(({ id }) => before.some((one) => one.id === id));
  return sheetChanges(standing, sheetValues(before));
}

/**
 * A text for a cell, as sheet programs write it: `$1,234.50` and `1.234,50` are `1234.50`, and a
 * state is known by its name in the page's language.
 */
export function cellText(
  column: SheetColumn,
  text: string,
  states: Readonly<Record<(typeof sheetStates)[number], string>>,
): string {
  if (column === 'visibility') {
    const found = sheetStates.find((one) => one === text || fold(states[one]) === fold(text));
    return found ?? '';
  }
  const bare = text.replace(/[^\d.,-]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.');
  return bare === '' ? text : bare;
}

/** An item in a hidden field, of which any value may have been tampered with. */
interface Posted {
  readonly id: unknown;
  readonly version: unknown;
  readonly visibility: SheetRow['visibility'];
  readonly skus: readonly Readonly<Record<'id' | 'list_price' | 'on_hand', unknown>>[];
}

/** The items that a posted form was shown with; none where its hidden field was tampered with. */
export function postedItems(json: string): SheetRow[] {
  try {
    const read = JSON.parse(json) as Posted[];
    return read.map(({ id, version, visibility, skus }) => ({
      id: String(id),
      version: Number(version),
      visibility,
      skus: skus.map((sku) => ({
        id: String(sku.id),
        list_price: Number(sku.list_price),
        on_hand: sku.on_hand === null ? null : Number(sku.on_hand),
      })),
    }));
  } catch {
    return [];
  }
}

/** The hidden field of a form: the items as they are shown. */
export const shownItems = (items: readonly SheetRow[]): string =>
  JSON.stringify(
    items.map(({ id, version, visibility, skus }) => ({
      id,
      version,
      visibility,
      skus: skus.map((sku) => ({ id: sku.id, list_price: sku.list_price, on_hand: sku.on_hand })),
    })),
  );
