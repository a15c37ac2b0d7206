import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { EditedItem } from '../../../shared/contracts/item-fields.ts';
import type {
  changeSheet as changeSheetCall,
  SheetChange,
  SheetItem,
  SheetResult,
} from '../../../shared/contracts/item-sheet.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { itemReads } from '../../modules/items/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findItem, type Found } from './editable-item.ts';
import type { Given } from './item-state.ts';
import { updateItem } from './items.ts';

interface Asked {
  readonly text: string;
  readonly state?: 'shown' | 'not_shown' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The changes of a save, with the reason of those that move stock. */
type Asking = z.output<(typeof changeSheetCall)['body']>;

/** A page of the store's own items with their variants; three reads, whatever the page's size. */
export async function listSheet(
  { cell, tenant }: RequestScope,
  { text, state, ...page }: Asked,
): Promise<{ results: SheetItem[]; matches_estimated: number }> {
  const selection = { text, shown: state === undefined ? undefined : state === 'shown' };
  const [rows, counted] = await Promise.all([
    cell.read(itemReads.listOwn(tenant.storeId, selection, page)),
    cell.first(itemReads.countOwn(tenant.storeId, selection)),
  ]);
  const ids = rows.map(({ id }) => id);
  const skus = await cell.read(itemReads.listSkusOfAll(tenant.storeId, ids));
  const results = rows.map(
    ({ id, name, photos, currency, is_free, version, ...shown }): SheetItem => ({
      id,
      name,
      photo: (JSON.parse(photos) as EditedItem['photos'])[0] ?? null,
      currency,
      is_free: is_free === 1,
      version,
      visibility: visibilityOf(shown),
      skus: skus
        .filter((sku) => sku.item_id === id)
        .map((sku) => ({
          id: sku.id,
          attributes: JSON.parse(sku.attributes) as Record<string, string>,
          list_price: sku.list_price,
          on_hand: sku.on_hand,
          reserved: sku.reserved,
        })),
    }),
  );
  return { results, matches_estimated: counted?.n ?? 0 };
}

function visibilityOf(
  shown: Pick<itemReads.OwnRow, 'list_state' | 'hidden' | 'publish_at'>,
): SheetItem['visibility'] {
  if (shown.list_state === 'unpublished')
    return shown.publish_at === null ? 'unpublished' : 'later';
  return shown.hidden === 1 ? 'hidden' : 'shown';
}

/**
 * Changes items together, in one transaction. An item that cannot be changed is told with its reason
 * and hinders no other; where another editor comes between the reads and the write, none is changed
 * and the call is refused as `edited_meanwhile`.
 */
export async function changeSheet(
  scope: RequestScope,
  { rows, ...why }: Asking,
): Promise<Result<Change<{ results: SheetResult[] }>, Failure>> {
  const ids = rows.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return fail({ code: 'invalid_request', field: 'rows' });
  const planned = await Promise.all(rows.map((row) => plan(scope, row, why)));
  const changes = planned.flatMap((one) => (one.ok ? [one.value] : []));
  const results = planned.map((one, index): SheetResult => {
    const id = ids[index]!;
    if (one.ok) return { id, version: one.value.answer.version, problem: null };
    const { code } = one.error;
    return { id, version: null, problem: { code, message: messageFor(one.error, scope.locale) } };
  });
  return ok({
    answer: { results },
    statements: changes.flatMap(({ statements }) => statements),
    refused: async (refusal) =>
      (await changes[0]?.refused?.(refusal)) ?? { code: 'edited_meanwhile' },
    committed: () => Promise.all(changes.map(async ({ committed }) => committed?.([]))),
  });
}

/** The change of one item, with the variants that it leaves as they are. */
async function plan(
  scope: RequestScope,
  { id, version, visibility, skus }: SheetChange,
  why: Omit<Asking, 'rows'>,
): Promise<Result<Change<EditedItem>, Failure>> {
  const found = await findItem(scope, id);
  if (!found) return fail({ code: 'item_not_found' });
  const given = variantsOf(found, skus);
  if (!given) return fail({ code: 'invalid_request', field: 'skus' });
  const change = await updateItem(scope, id, {
    version,
    ...why,
    ...(skus.length > 0 && { skus: given }),
    ...(visibility && shownAs(visibility)),
  });
  if (!change.ok) return change;
  // The table's own check would refuse all items together.
  const { answer } = change.value;
  const isShort = answer.skus.some(({ on_hand, reserved }) => (on_hand ?? reserved) < reserved);
  return isShort ? fail({ code: 'units_reserved' }) : change;
}

/** All variants of an item, those that change with what they get; undefined for one it does not have. */
function variantsOf({ state }: Found, changed: SheetChange['skus']): Given['skus'] | undefined {
  const own = new Set(state.skus.map(({ id }) => id));
  const known = new Map(changed.map((sku) => [sku.id, sku]));
  if (known.size < changed.length || changed.some(({ id }) => !own.has(id))) return undefined;
  return state.skus.map((sku) => {
    const { list_price, on_hand, on_hand_was } = known.get(sku.id) ?? {};
    return {
      ...sku,
      attributes: { ...sku.attributes },
      attributes_en: sku.attributes_en && { ...sku.attributes_en },
      photo: sku.photo?.url ?? null,
      list_price: list_price ?? sku.list_price,
      on_hand: on_hand ?? null,
      on_hand_was: on_hand_was ?? null,
    };
  });
}

/** The columns of a state; an item that is shown or taken from sale is published at no later time. */
function shownAs(visibility: NonNullable<SheetChange['visibility']>): Given {
  return {
    list_state: visibility === 'unpublished' ? 'unpublished' : 'published',
    hiden: visibility === 'hidden',
    publish_at: null,
  };
}
