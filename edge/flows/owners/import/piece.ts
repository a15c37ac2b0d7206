import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { pictureFields, type ImportField } from '../../../../shared/rules/import-columns.ts';
import {
  decimalsOf,
  imports,
  indexListings,
  itemEdits,
  itemReads,
  libraryOf,
  listLibrary,
  NO_LIBRARY,
  stock,
  type CellWords,
} from '../../../modules/items/index.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import type { StoreScope } from '../editable.ts';
import { followItem, textsOf } from '../editable-item.ts';
import { openSlugs } from '../item-slugs.ts';
import { changeItem, variantCells } from './change.ts';
import { cellsOf, type Cells } from './columns.ts';
import { UNREADABLE } from './encoding.ts';
import { makeItem } from './make.ts';
import { groupOf, slugIn } from './named.ts';
import { openItems, type Group } from './open-items.ts';
import { failed, type Draft, type Outcome } from './outcome.ts';
import type { CsvRow } from './reader.ts';
import type { Reading } from './terms.ts';

/** The outcomes of the rows of a piece, in their order, and the items that they touched. */
export interface Planned {
  readonly outcomes: readonly Outcome[];
  readonly drafts: readonly Draft[];
  /** The item of the last rows, where they have a key; the next piece may begin with more of them. */
  readonly last: Group | null;
  /** How the store writes its cells. */
  readonly words: CellWords;
}

type Columns = readonly (ImportField | null)[];

/** Where a piece stands in its import. */
interface Place {
  readonly job: string;
  /** The item of the rows that ended the piece before. */
  readonly last: Group | null;
}

/** Decides what the rows of a piece do, without writing. A later row sees what an earlier one did. */
export async function planRows(
  scope: StoreScope,
  rows: readonly CsvRow[],
  columns: Columns,
  place: Place,
): Promise<Planned> {
  const all = rows.map((row) => (row.cells ? cellsOf(columns, row.cells) : undefined));
  const readable = all.filter((cells) => cells !== undefined);
  const [items, reading, giveSlug] = await Promise.all([
    openItems(scope, place.job, readable, place.last),
    readingOf(scope, columns),
    openSlugs(scope, readable.map(slugWanted)),
  ]);
  let { last } = place;
  const outcomes: Outcome[] = [];
  for (const [index, cells] of all.entries()) {
    const outcome = cells ? await planRow(cells) : failed(rows[index]?.fault ?? 'other');
    outcomes.push(outcome);
  }
  const words = { clock: reading.clock, pictureName: reading.library.nameOf };
  return { outcomes, drafts: [...items.drafts.values()], last, words };

  async function planRow(cells: Cells): Promise<Outcome> {
    if (Object.values(cells).some((cell) => cell.includes(UNREADABLE))) return failed('unreadable');
    const target = items.targetOf(cells);
    if (typeof target === 'string') return failed(target);
    const group = groupOf(cells);
    const isFurther = group !== '' && group === last?.key;
    const outcome = target
      ? await changeItem(
          scope,
          target.draft,
          target.sku,
          isFurther ? variantCells(cells) : cells,
          reading,
        )
      : await makeItem(scope, cells, reading, giveSlug(slugWanted(cells)));
    if (outcome.kind === 'failed') {
      if (!isFurther) last = null;
      return outcome;
    }
    items.take(outcome.draft, group);
    last = group === '' ? null : { key: group, item: outcome.draft.id };
    return outcome;
  }
}

/** What the address of a row's item is made of, where the row makes one. */
const slugWanted = (cells: Cells) => slugIn(cells) || (cells.name ?? '');

/** What the cells of a store's files are read by; its pictures, where the file has columns for them. */
async function readingOf({ cell, tenant }: StoreScope, columns: Columns): Promise<Reading> {
  const isPictured = pictureFields.some((field) => columns.includes(field));
  const [terms, pictures] = await Promise.all([
    cell.first(itemReads.findTerms(tenant.storeId)),
    isPictured ? cell.read(listLibrary(tenant.storeId)) : undefined,
  ]);
  const { currency = 'MXN', clock = 'MX' } = terms ?? {};
  const library = pictures ? libraryOf(pictures) : NO_LIBRARY;
  return { currency, clock, places: decimalsOf(currency), library };
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
    ...moved(storeId, moves(false), cause, 'imported'),
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
  reason: 'created' | 'imported' | 'undone',
): Statement[] {
  return stock.moveStock(storeId, moves, { accountId, reason, note: null, at });
}
