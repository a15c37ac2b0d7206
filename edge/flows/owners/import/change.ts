import { isDeepStrictEqual } from 'node:util';
import { isOfVariant, type ImportField } from '../../../../shared/rules/import-columns.ts';
import { files } from '../../../modules/files/index.ts';
import { cellsOfVariant, type ItemState } from '../../../modules/items/index.ts';
import type { StoreScope } from '../editable.ts';
import { stateWith, type Given } from '../item-state.ts';
import type { Cells } from './columns.ts';
import { itemGoods } from './goods.ts';
import { failed, reasonOf, stockOf, type Draft, type Outcome } from './outcome.ts';
import { asGiven, newSku, skuOf } from './sku.ts';
import type { Reading } from './terms.ts';
import { textsOf, valuesOf, type Values } from './values.ts';

/** Cells of the row's variant alone: the item's own are read from the first of its rows. */
export function variantCells(cells: Cells): Cells {
  const fields = Object.keys(cells) as ImportField[];
  return Object.fromEntries(fields.filter(isOfVariant).map((one) => [one, cells[one]])) as Cells;
}

/** The cells that say something else than an export of the variant would: no other one changes anything. */
function otherCells(cells: Cells, draft: Draft, skuId: string | null, by: Reading): Cells {
  const { id, state } = draft;
  const sku = state.skus.find((one) => one.id === skuId) ?? null;
  const units = skuId === null ? null : stockOf(draft, skuId).units;
  const words = { clock: by.clock, pictureName: by.library.nameOf };
  const fields = Object.keys(cells) as ImportField[];
  const stands = cellsOfVariant(fields, { id, state, sku, units }, words);
  return Object.fromEntries(
    fields.filter((one) => cells[one] !== stands[one]).map((one) => [one, cells[one]]),
  ) as Cells;
}

/** The item's pictures are found by their addresses, those too that have left the library. */
function shownBeside({ library, ...by }: Reading, { photos, skus }: ItemState): Reading {
  const shown = [...photos, ...skus.flatMap((sku) => sku.photo ?? [])];
  const find = (text: string) => library.find(text) ?? shown.find(({ url }) => url === text);
  return { ...by, library: { ...library, find } };
}

/**
 * Changes a variant of an item, and the item itself, by a row.
 * @param skuId null for a variant that the row adds
 */
export async function changeItem(
  scope: StoreScope,
  draft: Draft,
  skuId: string | null,
  row: Cells,
  reading: Reading,
): Promise<Outcome> {
  const { state: before } = draft;
  const by = shownBeside({ ...reading, currency: before.currency }, before);
  const cells = otherCells(row, draft, skuId, by);
  const values = valuesOf(cells, before.return_info, by);
  if (typeof values === 'string') return failed(values);
  if (values.kind !== null && values.kind !== before.kind) return failed('kind_fixed');
  if (skuId === null && values.price === null) return failed('price');
  if (isForSale(values) && (await isWithoutFile(scope, draft))) return failed('no_file');
  const state = await stateWith(
    scope,
    before,
    givenOf(before, skuId, cells, values),
    by.library.find,
  );
  if (!state.ok) return failed(reasonOf(state.error.field));
  const after = state.value;
  const sku = skuId ?? after.skus.at(-1)!.id;
  const moves = movesOf(draft, after, sku, values.units);
  if (typeof moves === 'string') return failed(moves);
  const from = { state: before, units: skuId === null ? null : stockOf(draft, sku).units };
  const isSame = isDeepStrictEqual(after, before);
  if (!isSame) draft.state = after;
  for (const [id, units] of moves) draft.moves.set(id, units);
  const to = { state: draft.state, units: stockOf(draft, sku).units };
  const isStill = isSame && moves.size === 0;
  const kind = skuId === null ? 'added' : isStill ? 'same' : 'changed';
  return { kind, draft, sku, before: from, after: to };
}

const isForSale = ({ state, terms }: Values) =>
  state === 'published' || (terms.publish_at ?? null) !== null;

/** Whether buyers of a digital item would be handed nothing. */
async function isWithoutFile({ cell, tenant }: StoreScope, { id, state }: Draft): Promise<boolean> {
  if (state.kind !== 'digital') return false;
  return (await cell.read(files.listOfItem(tenant.storeId, id))).length === 0;
}

function givenOf(before: ItemState, skuId: string | null, cells: Cells, values: Values): Given {
  const variants = before.skus.length + Number(skuId === null);
  const skus = before.skus.map((sku) => {
    const fields = { ...sku, photo: sku.photo?.url ?? null };
    return sku.id === skuId ? skuOf(cells, values, before, fields) : asGiven(fields);
  });
  const added = skuId === null ? [skuOf(cells, values, before, newSku(values.price ?? 0))] : [];
  return {
    ...textsOf(cells),
    ...itemGoods(values.goods, variants),
    ...(values.state && { list_state: values.state }),
    ...(values.state === 'published' && before.publish_at !== null && { publish_at: null }),
    ...values.terms,
    skus: [...skus, ...added],
  };
}

/**
 * The units to add to the stock of the variants that move; a reason where buyers hold some of them.
 * An item that is made on demand from here on gives its counted units up.
 */
function movesOf(
  draft: Draft,
  after: ItemState,
  sku: string,
  counted: number | null,
): Map<string, number> | 'on_hand' | 'stock_type' {
  const moves = new Map<string, number>();
  if (after.stock_type === 'ondemand') {
    if (draft.state.stock_type === 'ondemand') return moves;
    for (const { id } of draft.state.skus) {
      const { stood, reserved } = stockOf(draft, id);
      if (reserved > 0) return 'stock_type';
      moves.set(id, -stood);
    }
    return moves;
  }
  const { stood, reserved } = stockOf(draft, sku);
  if (counted === null || counted === stood + (draft.moves.get(sku) ?? 0)) return moves;
  if (counted < reserved) return 'on_hand';
  return moves.set(sku, counted - stood);
}
