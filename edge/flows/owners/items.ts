import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { DeletedItem, EditedItem, NewItem } from '../../../shared/contracts/item-fields.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { StockReason } from '../../../shared/rules/stock-reasons.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { itemReads, stock, type ItemState } from '../../modules/items/index.ts';
import { NO_SEO_TEXTS } from '../../../shared/rules/seo-texts.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { editableItem, findItem, type Found } from './editable-item.ts';
import { addNew } from './catalogue-places.ts';
import { also, edit } from './editable.ts';
import { freeSlug } from './item-slugs.ts';
import { blankItem, codeOf, stateWith, type Given } from './item-state.ts';
import { view } from './item-view.ts';
import { undoUntil } from './removal.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** What an owner changes of an item: in which version, and why its stock. */
type ChangedItem = Given & {
  readonly version?: number | undefined;
  readonly stock_reason?: StockReason | 'undone' | undefined;
  readonly stock_note?: string | null | undefined;
};

/** Makes an item, which the store lists first; in a catalogue of the store, behind the others there. */
export async function createItem(
  scope: RequestScope,
  { type, catalogue_id: catalogue, ...fields }: NewItem,
): Changed<EditedItem> {
  const [slug, store] = await Promise.all([
    freeSlug(scope, fields.name),
    scope.cell.first(itemReads.findTerms(scope.tenant.storeId)),
  ]);
  if (!store) return fail({ code: 'store_not_found' });
  const state = await stateWith(scope, blankItem(slug, type, store.currency), fields);
  if (!state.ok) return state;
  const made = await inserted(scope, newId('item'), state.value, fields);
  if (!made.ok || catalogue === undefined) return made;
  const placed = await addNew(scope, catalogue, made.value.answer.id);
  return placed.ok ? also(made, (those) => [...those, ...placed.value.statements]) : placed;
}

/** Makes an unpublished copy under another name, without stock. */
export async function duplicateItem(
  scope: RequestScope,
  from: string,
  names: Pick<NewItem, 'name' | 'name_en'>,
): Changed<EditedItem> {
  const [source, slug] = await Promise.all([findItem(scope, from), freeSlug(scope, names.name)]);
  if (!source) return fail({ code: 'item_not_found' });
  const copy: ItemState = {
    ...source.state,
    ...NO_SEO_TEXTS,
    slug,
    list_state: 'unpublished',
    publish_at: null,
    skus: source.state.skus.map((sku, index) => ({
      ...sku,
      id: newId('sku'),
      code: codeOf(slug, index),
      barcode: null,
    })),
  };
  const state = await stateWith(scope, copy, names);
  return state.ok ? inserted(scope, newId('item'), state.value, {}) : state;
}

/** Changes fields of an own item. With a version, only the item in that version. */
export async function updateItem(
  scope: RequestScope,
  id: string,
  { version, stock_reason: reason, stock_note: note, ...given }: ChangedItem,
): Changed<EditedItem> {
  const before = await findItem(scope, id);
  if (!before) return fail({ code: 'item_not_found' });
  if (version !== undefined && version !== before.version)
    return fail({ code: 'edited_meanwhile' });
  const state = await stateWith(scope, before.state, given);
  if (!state.ok) return state;
  const after = state.value;
  const { counts, statements } = await stocked(scope, id, before, after, given, {
    reason: reason ?? 'counted',
    note: tidyName(note ?? '') || null,
  });
  const isSame = isDeepStrictEqual(after, before.state);
  if (isSame && statements.length === 0) return ok({ answer: view(id, before), statements: [] });
  const answer = view(id, {
    state: after,
    version: before.version + 1,
    updatedAt: scope.ports.clock.now(),
    stock: counts,
  });
  const change = await edit(scope, editableItem, { id, before, after, answer });
  return also(change, (those) => [...those, ...statements]);
}

/** Deletes an own item, which can be put back. */
export async function deleteItem(scope: RequestScope, id: string): Changed<DeletedItem> {
  const before = await findItem(scope, id);
  if (!before) return fail({ code: 'item_not_found' });
  const answer = { id, name: before.state.name, undo_until: undoUntil(scope.ports.clock.now()) };
  return edit(scope, editableItem, { id, before, after: null, answer });
}

async function inserted(
  scope: RequestScope,
  id: string,
  state: ItemState,
  given: Given,
): Changed<EditedItem> {
  const none: Found = { state, version: 0, updatedAt: scope.ports.clock.now(), stock: new Map() };
  const { counts, statements } = await stocked(scope, id, none, state, given, {
    reason: 'created',
    note: null,
  });
  const answer = view(id, { ...none, version: 1, stock: counts });
  const change = await edit(scope, editableItem, { id, before: null, after: state, answer });
  return also(change, (those) => [...those, ...statements]);
}

/**
 * The stock after a change, and its statements. A count is applied as its difference to what the
 * owner saw, so that units that were sold in the meantime stay sold.
 */
async function stocked(
  scope: RequestScope,
  id: string,
  before: Found,
  after: ItemState,
  { skus: given }: Given,
  why: Pick<Parameters<typeof stock.moveStock>[2], 'reason' | 'note'>,
) {
  const counts = new Map<string, { on_hand: number | null; reserved: number }>();
  const changes = after.skus.flatMap((sku, index) => {
    const { on_hand: stood = null, reserved = 0 } = before.stock.get(sku.id) ?? {};
    const wanted = given?.[index]?.on_hand ?? null;
    const isCounted = wanted !== null && after.stock_type === 'onstock';
    const by = isCounted ? wanted - (given?.[index]?.on_hand_was ?? stood ?? 0) : 0;
    const left = after.stock_type === 'ondemand' ? null : (stood ?? 0) + by;
    counts.set(sku.id, { on_hand: left, reserved });
    return by === 0 ? [] : [{ item: id, sku: sku.id, by }];
  });
  const { accountId } = await signedIn(scope);
  const cause = { ...why, accountId, at: scope.ports.clock.now() };
  return { counts, statements: stock.moveStock(scope.tenant.storeId, changes, cause) };
}
