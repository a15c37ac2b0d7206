import Papa from 'papaparse';
import { z } from 'zod';
import { jobKind, type FileResult, type Piece, type PieceWork } from '../../../jobs/index.ts';
import { recordEntry } from '../../../modules/history/index.ts';
import { raiseRevision } from '../../../modules/store/index.ts';
import { LOCALES } from '../../../../shared/kernel/locale.ts';
import type { Outcome } from './change.ts';
import { columnsOf } from './columns.ts';
import { planRows, writeDrafts } from './piece.ts';
import { delimiterOf, readRows, type CsvRow } from './reader.ts';
import { scopeOf } from './scope.ts';
import { undoPiece } from './undo.ts';
import { wordsOf } from './words.ts';

/** Rows and bytes of one piece: a longer row is refused, so that memory does not grow with the file. */
const ROWS = 50;
const PART_BYTES = 262_144;

/** An import can be undone for a day. */
const UNDO_MS = 24 * 60 * 60_000;

const inputSchema = z.object({
  /** The size of the file, in UTF-8. */
  bytes: z.number().int(),
  /** The name of the file as its owner knows it. */
  name: z.string(),
  locale: z.enum(LOCALES),
});
type Input = z.infer<typeof inputSchema>;

const counts = z.object({
  made: z.number(),
  changed: z.number(),
  same: z.number(),
  failed: z.number(),
});

/** The state between two pieces. */
const cursorSchema = z.object({
  /** Bytes of the file that are done, and rows before them. */
  at: z.number(),
  row: z.number(),
  isCut: z.boolean(),
  header: z.array(z.string()),
  delimiter: z.number(),
  counts,
  /** Keys of the parts of the file of failed rows. */
  parts: z.array(z.string()),
});
type Cursor = z.infer<typeof cursorSchema>;

const reading = {
  grant: 'store-admin',
  input: inputSchema,
  forget: (env: PieceWork<Input>['env'], job: string) => deleteAll(env.MEDIA, job),
} as const;

/** Imports items from a CSV file, piece by piece; undo puts every item back that nobody changed since. */
export const itemsImport = jobKind<Input>({
  ...reading,
  name: 'items-import',
  undoMs: UNDO_MS,
  steps: [{ name: 'import', do: (work) => filePiece(work, true), undo: undoPiece }],
});

/** Counts what the import of a file would do, and writes nothing. */
export const itemsTrial = jobKind<Input>({
  ...reading,
  name: 'items-trial',
  undoMs: 0,
  steps: [{ name: 'try', do: (work) => filePiece(work, false) }],
});

const folderOf = (job: string) => `jobs/${job}/`;

/** The key of a job's file in the bucket. */
export const sourceKey = (job: string) => `${folderOf(job)}source`;

async function filePiece(work: PieceWork<Input>, writes: boolean): Promise<Piece> {
  const { job, input, now } = work;
  const at = work.cursor === null ? null : cursorSchema.parse(work.cursor);
  const start = at ?? (await startOf(work));
  const part = await partOf(work, start.at);
  const isLast = start.at + part.length >= input.bytes;
  const read = readRows(part, start.delimiter, ROWS, { isLast, isCut: start.isCut });
  const rows = read.rows.filter((row) => row.fault ?? row.cells.some((cell) => cell !== ''));
  const scope = scopeOf(work);
  const columns = columnsOf(start.header);
  const { outcomes, drafts } = await planRows(scope, rows, columns);
  const parts = await keepFailed(work, start, rows, outcomes);
  const next: Cursor = {
    ...start,
    at: start.at + read.used,
    row: start.row + read.rows.length,
    isCut: read.isCut,
    counts: added(start.counts, outcomes),
    parts,
  };
  const isOver = next.at >= input.bytes;
  const cause = { job: job.id, accountId: job.askedBy, at: now };
  const statements = writes ? await writeDrafts(scope, drafts, cause) : [];
  if (statements.length > 0) statements.push(raiseRevision(scope.tenant.storeId, now));
  if (isOver && writes) {
    const after = { file: input.name, ...next.counts };
    const about = { subject: 'import', subjectId: job.id, accountId: job.askedBy } as const;
    const ports = { tenant: scope.tenant, ports: work.ports };
    statements.push(...recordEntry(ports, { ...about, before: null, after, takesBack: null }));
  }
  return {
    statements,
    next: isOver ? null : next,
    done: rows.length,
    ...(isOver && {
      total: next.counts.made + next.counts.changed + next.counts.same + next.counts.failed,
    }),
    result: { counts: next.counts, ...(parts.length > 0 && { file: failedFile(input, parts) }) },
  };
}

/** The start of the rows: the first line names the columns. */
async function startOf(work: PieceWork<Input>): Promise<Cursor> {
  const part = await partOf(work, 0);
  const delimiter = delimiterOf(part);
  const isLast = part.length >= work.input.bytes;
  const first = readRows(part, delimiter, 1, { isLast, isCut: false });
  return {
    at: first.used,
    row: 1,
    isCut: first.isCut,
    header: [...(first.rows[0]?.cells ?? [])].slice(0, 200),
    delimiter,
    counts: { made: 0, changed: 0, same: 0, failed: 0 },
    parts: [],
  };
}

async function partOf({ env, job, input: { bytes } }: PieceWork<Input>, offset: number) {
  if (offset >= bytes) return new Uint8Array();
  const length = Math.min(PART_BYTES, bytes - offset);
  const part = await env.MEDIA.get(sourceKey(job.id), { range: { offset, length } });
  if (!part) throw new Error(`the file of ${job.id} is gone`);
  return new Uint8Array(await part.arrayBuffer());
}

function added(before: Cursor['counts'], outcomes: readonly Outcome[]): Cursor['counts'] {
  const after = { ...before };
  for (const { kind } of outcomes) after[kind] += 1;
  return after;
}

/** Writes the failed rows of a piece with their reasons; a piece that is done again writes the same. */
async function keepFailed(
  { env, job, input }: PieceWork<Input>,
  start: Cursor,
  rows: readonly CsvRow[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const t = wordsOf(input.locale);
  const failed = outcomes.flatMap((outcome, index) => {
    if (outcome.kind !== 'failed') return [];
    const cells = start.header.map((_, column) => rows[index]?.cells?.[column] ?? '');
    return [[...cells, start.row + index + 1, t[outcome.reason]]];
  });
  if (failed.length === 0) return start.parts;
  const isFirst = start.parts.length === 0;
  const lines = isFirst ? [[...start.header, t.row, t.reason], ...failed] : failed;
  const key = `${folderOf(job.id)}${String(start.at).padStart(10, '0')}`;
  const text = Papa.unparse(lines, { newline: '\r\n', escapeFormulae: true });
  await env.MEDIA.put(key, `${isFirst ? '\uFEFF' : ''}${text}\r\n`);
  return [...start.parts, key];
}

function failedFile({ name }: Input, parts: readonly string[]): FileResult {
  const own = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^A-Za-z0-9_-]+/g, '-');
  return { parts, name: `${own || 'items'}-failed.csv`, type: 'text/csv; charset=utf-8' };
}

async function deleteAll(bucket: R2Bucket, job: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix: folderOf(job) });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
