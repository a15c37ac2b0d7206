import type { Piece, PieceWork } from '../../../jobs/index.ts';
import { recordEntry } from '../../../unit-of-work/store-edit.ts';
import { imports, itemEdits, type ItemState } from '../../../modules/items/index.ts';
import { raiseRevision } from '../../../modules/store/index.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import { findItem, followItem, type Found } from '../editable-item.ts';
import { moved } from './piece.ts';
import { scopeOf } from './scope.ts';

/** Items of one piece: each may be several statements. */
const ITEMS = 20;

/** How far an undo is. */
interface Undone {
  readonly undone: number;
  /** Items that were changed since the import, and stay as they are. */
  readonly kept: number;
  /** The last item that was looked at; items come by their ids. */
  readonly last?: string;
}

/**
 * Undoes an import item by item: what it made is deleted, what it changed is as before. An item that
 * anybody changed since keeps that change, and is counted. What the import did to each stays on record.
 */
export async function undoPiece(work: PieceWork<unknown>): Promise<Piece> {
  const { cell, job, now } = work;
  const scope = scopeOf(work);
  const { storeId } = scope.tenant;
  const at: Undone = (work.cursor as Undone | null) ?? { undone: 0, kept: 0 };
  const rows = await cell.read(imports.listChanges(storeId, job.id, at.last ?? '', ITEMS));
  const parts = await Promise.all(rows.map((row) => undoItem(work, row)));
  const kept = parts.filter((part) => part === null).length;
  const counts = { undone: at.undone + rows.length - kept, kept: at.kept + kept };
  const statements: Statement[] = [
    ...parts.flatMap((part) => part ?? []),
    imports.markUndone(
      storeId,
      job.id,
      rows.map((row, index) => ({ id: row.item_id, isUndone: parts[index] !== null })),
    ),
  ];
  if (rows.length > 0) {
    statements.push(raiseRevision(storeId, now));
    const next: Undone = { ...counts, last: rows.at(-1)!.item_id };
    return { statements, next, result: { counts } };
  }
  const entry =
    counts.undone + counts.kept === 0
      ? []
      : recordEntry(
          { tenant: scope.tenant, ports: work.ports },
          {
            subject: 'import',
            subjectId: job.id,
            accountId: actorOf(work),
            before: counts,
            after: null,
            takesBack: null,
          },
        );
  return { statements: entry, next: null, result: { counts } };
}

/** The account that stopped or undid the import; the one that asked for it where it failed by itself. */
const actorOf = ({ job }: PieceWork<unknown>) => job.turnedBy ?? job.askedBy;

/** The statements that undo one item; null where it was changed since. */
async function undoItem(
  work: PieceWork<unknown>,
  row: { item_id: string; before: string | null; version: number; stock: string },
): Promise<Statement[] | null> {
  const scope = scopeOf(work);
  const { storeId } = scope.tenant;
  const found = await findItem(scope, row.item_id);
  if (!found || found.version !== row.version) return null;
  const back = (JSON.parse(row.stock) as { sku: string; by: number }[]).map(({ sku, by }) => ({
    item: row.item_id,
    sku,
    by: -by,
  }));
  const isShort = back.some(({ sku, by }) => {
    const { on_hand = null, reserved = 0 } = found.stock.get(sku) ?? {};
    return (on_hand ?? 0) + by < reserved;
  });
  if (isShort) return null;
  const before = row.before === null ? null : (JSON.parse(row.before) as ItemState);
  if (before && isHeld(found, before)) return null;
  if (before === null) return itemEdits.deleteItem(storeId, row.item_id, found.version);
  return [
    ...itemEdits.updateItem(storeId, row.item_id, found.version, before, found.state),
    ...(await followItem(scope, row.item_id, found.state, before)),
    ...moved(storeId, back, { accountId: actorOf(work), at: work.now }, 'undone'),
  ];
}

/**
 * Whether buyers hold units that the item would lose with its state before: those of a variant that
 * the import added, or of any where the import changed whether units are counted.
 */
function isHeld({ state, stock }: Found, before: ItemState): boolean {
  const stay = new Set(
    state.stock_type === before.stock_type ? before.skus.map(({ id }) => id) : [],
  );
  return state.skus.some(({ id }) => !stay.has(id) && (stock.get(id)?.reserved ?? 0) > 0);
}
