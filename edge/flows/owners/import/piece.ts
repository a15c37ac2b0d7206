import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { imports, itemEdits, itemReads, stock } from '../../../modules/items/index.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import type { StoreScope } from '../editable.ts';
import { findItem, followItem } from '../editable-item.ts';
import { changeItem, makeItem, type Draft, type Outcome } from './change.ts';
import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { cellsOf, type Cells } from './columns.ts';
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
  const { drafts, skus } = await openDrafts(scope, all);
  const store = await scope.cell.first(itemReads.findCurrency(scope.tenant.storeId));
  const currency = store?.currency ?? 'MXN';
  const slugs = new Set<string>();
  const outcomes: Outcome[] = [];
  for (const [index, cells] of all.entries()) {
    const fault = rows[index]?.fault;
    if (!cells) {
      outcomes.push({ kind: 'failed', reason: fault ?? 'other' });
      continue;
    }
    outcomes.push(await planRow(cells));
  }
  return { outcomes, drafts: [...drafts.values()] };

  async function planRow(cells: Cells): Promise<Outcome> {
    const id = (cells.sku ?? '').trim();
    const code = (cells.code ?? '').trim();
    const named =
      id === '' ? skus.find((sku) => sku.code === code) : skus.find((sku) => sku.id === id);
    const draft = named && drafts.get(named.item_id);
    if (named && draft) return changeItem(scope, draft, named.id, cells);
    if (id !== '') return { kind: 'failed', reason: 'sku' };
    const made = await makeItem(scope, cells, currency, slugs);
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
  const named = await scope.cell.read(imports.listNamed(scope.tenant.storeId, ids, codes));
  const items = [...new Set(named.map((sku) => sku.item_id))];
  const found = await Promise.all(items.map((id) => findItem(scope, id)));
  const drafts = new Map<string, Draft>();
  found.forEach((item, index) => {
    const id = items[index]!;
    if (item) drafts.set(id, { id, found: item, state: item.state, moves: new Map() });
  });
  const skus = named.map(({ id, code, item_id }) => ({ id, code, item_id }));
  return { drafts, skus };
}

interface Cause {
  readonly job: string;
  readonly accountId: string;
  readonly at: number;
}

/** The statements of the items of a piece that changed, each with what undoes it. */
export async function writeDrafts(
  scope: StoreScope,
  drafts: readonly Draft[],
  cause: Cause,
): Promise<Statement[]> {
  const written = await Promise.all(drafts.map((draft) => writeDraft(scope, draft, cause)));
  return written.flat();
}

async function writeDraft(scope: StoreScope, draft: Draft, cause: Cause): Promise<Statement[]> {
  const { id, found, state } = draft;
  const { storeId } = scope.tenant;
  const moves = [...draft.moves].map(([sku, by]) => ({ sku, by })).filter(({ by }) => by !== 0);
  const isNew = found === null;
  const isEdited = isNew || state !== found.state;
  if (!isEdited && moves.length === 0) return [];
  const version = (found?.version ?? 0) + Number(isEdited);
  return [
    ...(isNew ? itemEdits.insertItem(storeId, id, state) : []),
    ...(found && isEdited
      ? itemEdits.updateItem(storeId, id, found.version, state, found.state)
      : []),
    ...(await followItem(scope, id, found && found.state, state)),
    ...moved(storeId, id, moves, cause, isNew ? 'created' : 'counted'),
    imports.keepChange(storeId, cause.job, {
      id,
      before: found && found.state,
      version,
      stock: moves,
    }),
  ];
}

/** Moves the stock of an item's variants. */
export function moved(
  storeId: StoreId,
  id: string,
  moves: readonly { readonly sku: string; readonly by: number }[],
  { accountId, at }: Omit<Cause, 'job'>,
  reason: 'created' | 'counted',
): Statement[] {
  return stock.moveStock(storeId, id, moves, { accountId, reason, note: null, at });
}
