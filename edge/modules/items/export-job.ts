import { z } from 'zod';
import {
  deleteFile,
  deleteParts,
  jobKind,
  partKey,
  type FileResult,
  type Piece,
  type PieceWork,
} from '../../jobs/index.ts';
import { itemsCsv } from './csv.ts';
import { countOwnItems, listForExport } from './export-statements.ts';

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
  const [rows, counted] = await Promise.all([
    cell.read(listForExport(job.storeId, after, ITEMS)),
    at === null ? cell.first(countOwnItems(job.storeId)) : undefined,
  ]);
  const items = new Set(rows.map((row) => row.item_id)).size;
  const isFirst = at === null;
  const written = isFirst || rows.length > 0 ? [...parts, partKey(job.id, parts.length)] : parts;
  // A step that is done again writes the same bytes under the same name.
  if (written.length > parts.length) await env.MEDIA.put(written.at(-1)!, itemsCsv(rows, isFirst));
  const day = new Date(now).toISOString().slice(0, 10);
  const file: FileResult = {
    parts: written,
    name: `${input.slug}-${day}.csv`,
    type: 'text/csv; charset=utf-8',
  };
  const last = rows.at(-1)?.item_id;
  return {
    statements: [],
    next: last === undefined ? null : { after: last, parts: written },
    done: items,
    ...(counted ? { total: counted.n } : {}),
    result: { file },
  };
}
