import type { StoreId } from '../../../../shared/kernel/ids.ts';
import {
  imports,
  indexListings,
  itemEdits,
  itemReads,
  stock,
} from '../../../modules/items/index.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import type { StoreScope } from '../editable.ts';
import { findItem, followItem, textsOf } from '../editable-item.ts';
import { freeSlugs } from '../item-slugs.ts';
import { changeItem, makeItem, type Draft, type Outcome } from './change.ts';
import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { cellsOf, type Cells } from './columns.ts';
import { UNREADABLE } from './encoding.ts';
import { goodsOf } from './goods.ts';
import type { CsvRow } from './reader.ts';

/** The outcomes of the rows of a piece, in their order, and the items that they touched. */
export interface Planned {
  readonly outcomes: readonly Outcome[];
  readonly drafts: readonly Draft[];
}

type Columns = readonly (ImportField | null)[];

/** Decides what the rows of a piece do, without writing. A later row sees what an earlier one did. */
export async function planRows(
  scope: StoreScope,
  rows: readonly CsvRow[],
  columns: Columns,
): Promise<Planned> {
  const all = rows.map((row) => (row.cells ? cellsOf(columns, row.cells) : undefined));
  const [{ drafts, skus }, store, slugs] = await Promise.all([
    openDrafts(scope, all),
    scope.cell.first(itemReads.findCurrency(scope.tenant.storeId)),
    freeSlugs(
      scope,
      all.map((cells) => cells?.name ?? ''),
    ),
  ]);
  const currency = store?.currency ?? 'MXN';
  const outcomes: Outcome[] = [];
  for (const [index, cells] of all.entries()) {
    const fault = rows[index]?.fault;
    if (!cells) {
      outcomes.push({ kind: 'failed', reason: fault ?? 'other' });
      continue;
    }
    outcomes.push(await planRow(cells, slugs[index]!));
  }
  return { outcomes, drafts: [...drafts.values()] };

  async function planRow(cells: Cells, slug: string): Promise<Outcome> {
    if (Object.values(cells).some((cell) => cell.includes(UNREADABLE)))
      return { kind: 'failed', reason: 'unreadable' };
    const id = (cells.sku ?? '').trim();
    const code = (cells.code ?? '').trim();
    const barcode = code === '' && id === '' ? barcodeOf(cells) : null;
    const [named, other] = skus.filter((sku) => {
      if (id !== '') return sku.id === id;
      return barcode === null ? sku.code === code : sku.barcode === barcode;
    });
    if (barcode !== null && other) return { kind: 'failed', reason: 'barcode_twice' };
    const draft = named && drafts.get(named.item_id);
    if (named && draft) return changeItem(scope, draft, named.id, cells);
    if (id !== '') return { kind: 'failed', reason: 'sku' };
    const made = await makeItem(scope, cells, currency, slug);
    if (made.kind === 'made') {
      drafts.set(made.draft.id, made.draft);
      skus.push(...made.draft.state.skus.map((sku) => ({ ...sku, item_id: made.draft.id })));
    }
    return made;
  }
}

/** The items that the rows name by a variant, in one round trip of reads. */
async function openDrafts(scope: StoreScope, all: readonly (Cells | undefined)[]) {
  const ids = all.flatMap((cells) => cells?.sku?.trim() || []);
  const codes = all.flatMap((cells) => cells?.code?.trim() || []);
  const barcodes = all.flatMap((cells) => (cells && barcodeOf(cells)) ?? []);
  const named = await scope.cell.read(
    imports.listNamed(scope.tenant.storeId, ids, codes, barcodes),
  );
  const items = [...new Set(named.map((sku) => sku.item_id))];
  const found = await Promise.all(items.map((id) => findItem(scope, id)));
  const drafts = new Map<string, Draft>();
  found.forEach((item, index) => {
    const id = items[index]!;
    if (item) drafts.set(id, { id, found: item, state: item.state, moves: new Map() });
  });
  return { drafts, skus: named.map((sku): imports.NamedSku => ({ ...sku })) };
}

/** The barcode that names a row's variant where the row has neither its id nor its code. */
function barcodeOf(cells: Cells): string | null {
  const goods = goodsOf(cells);
  return typeof goods === 'string' ? null : (goods.barcode ?? null);
}

interface Cause {
  readonly job: string;
  readonly accountId: string;
  readonly at: number;
}

/**
 * The statements of the items of a piece, each with what undoes it. Items that the piece makes are
 * written together, in statements of many rows.
 */
export async function writeDrafts(
  scope: StoreScope,
  drafts: readonly Draft[],
  cause: Cause,
): Promise<Statement[]> {
  const { storeId } = scope.tenant;
  const written = drafts.map(writtenOf).filter((one) => one.version > one.before || one.isMoved);
  const made = written.flatMap(({ draft: { id, found, state } }) => (found ? [] : [{ id, state }]));
  const edited = await Promise.all(written.map(({ draft }) => editOf(scope, draft)));
  const moves = (isMade: boolean) =>
    written
      .filter(({ draft }) => (draft.found === null) === isMade)
      .flatMap(({ draft, stock: changes }) => changes.map((one) => ({ ...one, item: draft.id })));
  return [
    ...(made.length > 0 ? itemEdits.insertItems(storeId, made) : []),
    ...indexListings(made.map(({ id, state }) => ({ ...textsOf(state), storeId, itemId: id }))),
    ...edited.flat(),
    ...moved(storeId, moves(true), cause, 'created'),
    ...moved(storeId, moves(false), cause, 'counted'),
    ...imports.keepChanges(
      storeId,
      cause.job,
      written.map(({ draft, version, stock: changes }) => ({
        id: draft.id,
        before: draft.found && draft.found.state,
        version,
        stock: changes,
      })),
    ),
  ];
}

/** An item as a piece leaves it. */
function writtenOf(draft: Draft) {
  const { found, state } = draft;
  const changes = [...draft.moves].map(([sku, by]) => ({ sku, by })).filter(({ by }) => by !== 0);
  const before = found?.version ?? 0;
  const isEdited = found === null || state !== found.state;
  const version = before + Number(isEdited);
  return { draft, before, version, stock: changes, isMoved: changes.length > 0 };
}

/** The statements of an item that stood before and has another state now. */
async function editOf(scope: StoreScope, { id, found, state }: Draft): Promise<Statement[]> {
  if (!found || state === found.state) return [];
  return [
    ...itemEdits.updateItem(scope.tenant.storeId, id, found.version, state, found.state),
    ...(await followItem(scope, id, found.state, state)),
  ];
}

/** Moves the stock of variants. */
export function moved(
  storeId: StoreId,
  moves: readonly stock.ItemStockChange[],
  { accountId, at }: Omit<Cause, 'job'>,
  reason: 'created' | 'counted',
): Statement[] {
  return stock.moveStock(storeId, moves, { accountId, reason, note: null, at });
}
