import { z } from 'zod';
import { orderStates } from '../../../shared/rules/order-states.ts';
import {
  deleteFile,
  deleteParts,
  jobKind,
  partKey,
  type FileResult,
  type Piece,
  type PieceWork,
} from '../../jobs/index.ts';
import { ordersCsv } from './csv.ts';
import { countForExport, listForExport } from './export-statements.ts';

/** Orders of one piece. */
const ORDERS = 300;

const inputSchema = z.object({
  slug: z.string(),
  /** By whose clocks the file tells times. */
  country: z.string(),
  /** Milliseconds, UTC. */
  from: z.number().nullable(),
  until: z.number().nullable(),
  state: z.enum(orderStates).nullable(),
});
type Input = z.infer<typeof inputSchema>;

/** The state between two pieces: the last order looked at, and the file's parts so far. */
const cursor = z.object({ number: z.string(), place: z.number(), parts: z.array(z.string()) });

/** Writes the orders of a supplier into a CSV file, part by part. Undo: deletes the parts. */
export const ordersExport = jobKind<Input>({
  name: 'orders-export',
  grant: 'orders-admin',
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
  const { parts, ...after } = at === null ? { number: '', place: 0, parts: [] } : cursor.parse(at);
  const isFirst = at === null;
  const [rows, counted] = await Promise.all([
    cell.read(listForExport(job.storeId, after, input, ORDERS)),
    isFirst ? cell.first(countForExport(job.storeId)) : undefined,
  ]);
  const wanted = rows.filter((row) => row.is_wanted === 1);
  const isWritten = isFirst || wanted.length > 0;
  const written = isWritten ? [...parts, partKey(job.id, parts.length)] : parts;
  // A piece that is done again writes the same orders, as they are by then, under the same name.
  if (isWritten) await env.MEDIA.put(written.at(-1)!, ordersCsv(wanted, input.country, isFirst));
  const day = new Date(now).toISOString().slice(0, 10);
  const file: FileResult = {
    parts: written,
    name: `${input.slug}-ordenes-${day}.csv`,
    type: 'text/csv; charset=utf-8',
  };
  const last = rows.at(-1);
  return {
    statements: [],
    next: last ? { number: last.number, place: last.place, parts: written } : null,
    done: rows.length,
    ...(counted ? { total: counted.n } : {}),
    result: { file },
  };
}
