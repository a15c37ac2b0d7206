import { z } from 'zod';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import {
  deleteFile,
  deleteParts,
  jobKind,
  partKey,
  type FileResult,
  type Piece,
  type PieceWork,
} from '../../jobs/index.ts';
import { itemsCsv, type ExportedVariant } from './csv.ts';
import { libraryOf, listLibrary } from './edit/library.ts';
import { findTerms } from './edit/reads.ts';
import { toState, type EditedRow } from './edit/state.ts';
import {
  countOwnItems,
  listForExport,
  listSkusForExport,
  type ExportedSkuRow,
} from './export-statements.ts';

/** Items of one step; each gives a row for every variant. */
const ITEMS = 200;

const inputSchema = z.object({ slug: z.string() });
type Input = z.infer<typeof inputSchema>;

/** The state between two steps: the last item written, and the file's parts so far. */
const cursor = z.object({ after: z.string(), parts: z.array(z.string()) });

/** Writes the store's own items into a CSV file, part by part. Undo: deletes the parts. */
export const itemsExport = jobKind<Input>({
  name: 'items-export',
  grant: 'catalogues-admin',
  input: inputSchema,
  undoMs: 0,
  steps: [{ name: 'write', do: writePart, undo: deleteParts }],
  forget: (env, job) => deleteFile(env.MEDIA, job),
});

async function writePart({
  env,
  cell,
  job,
  input,
  cursor: at,
  now,
}: PieceWork<Input>): Promise<Piece> {
  const { after, parts } = at === null ? { after: '', parts: [] } : cursor.parse(at);
  const storeId = job.storeId as StoreId;
  const [items, skus, terms, pictures, counted] = await Promise.all([
    cell.read(listForExport(storeId, after, ITEMS)),
    cell.read(listSkusForExport(storeId, after, ITEMS)),
    cell.first(findTerms(storeId)),
    cell.read(listLibrary(storeId)),
    at === null ? cell.first(countOwnItems(storeId)) : undefined,
  ]);
  const bySku = Map.groupBy(skus, (sku) => sku.item_id);
  const variants = items.flatMap((row) => variantsOf(row, bySku.get(row.id) ?? []));
  const isFirst = at === null;
  const written = isFirst || items.length > 0 ? [...parts, partKey(job.id, parts.length)] : parts;
  const words = { clock: terms?.clock ?? '', pictureName: libraryOf(pictures).nameOf };
  // A step that is done again writes the same bytes under the same name.
  if (written.length > parts.length)
    await env.MEDIA.put(written.at(-1)!, itemsCsv(variants, words, isFirst));
  const day = new Date(now).toISOString().slice(0, 10);
  const file: FileResult = {
    parts: written,
    name: `${input.slug}-${day}.csv`,
    type: 'text/csv; charset=utf-8',
  };
  const last = items.at(-1)?.id;
  return {
    statements: [],
    next: last === undefined ? null : { after: last, parts: written },
    done: items.length,
    ...(counted ? { total: counted.n } : {}),
    result: { file },
  };
}

function variantsOf(row: EditedRow, skus: readonly ExportedSkuRow[]): ExportedVariant[] {
  const rows = skus.map(({ item_id: _item, ...sku }) => sku);
  const state = toState(row, rows);
  return state.skus.map((sku, index) => {
    const { on_hand: units, reserved } = rows[index]!;
    return { id: row.id, state, sku, units, reserved };
  });
}
