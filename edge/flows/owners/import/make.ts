import { newId } from '../../../../shared/kernel/ids.ts';
import type { StoreScope } from '../editable.ts';
import { blankItem, stateWith, type Given } from '../item-state.ts';
import type { Cells } from './columns.ts';
import { itemGoods } from './goods.ts';
import { failed, reasonOf, stockOf, type Outcome } from './outcome.ts';
import { newSku, skuOf } from './sku.ts';
import type { Reading } from './terms.ts';
import { textsOf, valuesOf, type Values } from './values.ts';

/**
 * Makes an item of a row.
 * @param slug an address that no other item has
 */
export async function makeItem(
  scope: StoreScope,
  cells: Cells,
  reading: Reading,
  slug: string,
): Promise<Outcome> {
  const blank = blankItem(slug, 'product', reading.currency);
  const values = valuesOf(cells, blank.return_info, reading);
  if (typeof values === 'string') return failed(values);
  if (values.price === null) return failed('price');
  const item = { ...blank, kind: values.kind ?? blank.kind };
  const given: Given = {
    ...textsOf(cells),
    ...itemGoods(values.goods, 1),
    ...values.terms,
    ...saleOf(item.kind, values),
    skus: [skuOf(cells, values, item, newSku(values.price))],
  };
  const state = await stateWith(scope, item, given, reading.library.find);
  if (!state.ok) return failed(reasonOf(state.error.field));
  const sku = state.value.skus[0]!.id;
  const isCounted = values.units && state.value.stock_type === 'onstock';
  const moves = new Map(isCounted ? [[sku, values.units]] : []);
  const draft = { id: newId('item'), found: null, state: state.value, moves };
  const after = { state: state.value, units: stockOf(draft, sku).units };
  const lacks = item.kind === 'digital' ? ({ lacks: 'no_file' } as const) : {};
  return { kind: 'made', draft, sku, before: null, after, ...lacks };
}

/** Whether the item is for sale: never a digital one, which has no file yet; a planned one at its time. */
function saleOf(kind: string, { state, terms }: Values): Given {
  if (kind === 'digital') return { list_state: 'unpublished', publish_at: null };
  const isPlanned = (terms.publish_at ?? null) !== null;
  const planned = isPlanned ? ('unpublished' as const) : null;
  const list_state = state ?? planned;
  return list_state === null ? {} : { list_state };
}
