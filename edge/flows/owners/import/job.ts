import { z } from 'zod';
import { jobKind, type Piece, type PieceWork } from '../../../jobs/index.ts';
import { recordEntry } from '../../../unit-of-work/store-edit.ts';
import { raiseRevision } from '../../../modules/store/index.ts';
import { LOCALES } from '../../../../shared/kernel/locale.ts';
import {
  IMPORT_MAX_COLUMNS,
  importFields,
  type ImportField,
} from '../../../../shared/rules/import-columns.ts';
import { imports } from '../../../modules/items/index.ts';
import { columnsOf } from './columns.ts';
import { encodings } from './encoding.ts';
import { deleteAll, failedFile, keepFailed, partOf } from './files.ts';
import type { Outcome } from './outcome.ts';
import { planRows, writeDrafts, type Planned } from './piece.ts';
import { delimiterOf, readRows, type CsvRow } from './reader.ts';
import { wholeItems } from './whole-items.ts';
import { shortened, shownRow, type KeptRow } from './shown-row.ts';
import { scopeOf } from './scope.ts';
import { keepRows, rowsFolder } from './shown-rows.ts';
import { undoPiece } from './undo.ts';

/** Rows of one piece. */
const ROWS = 100;

/** An import can be undone for a day. */
const UNDO_MS = 24 * 60 * 60_000;

/** What a job of a file of items is started with. */
export const importInput = z.object({
  /** The size of the file as it is kept. */
  bytes: z.number().int(),
  encoding: z.enum(encodings).default('utf-8'),
  /** The name of the file as its owner knows it. */
  name: z.string(),
  locale: z.enum(LOCALES),
  /** The field of each column, as the account chose them; null where their titles tell. */
  columns: z.array(z.enum(importFields).nullable()).nullable().default(null),
});
type Input = z.infer<typeof importInput>;

const counts = z.object({
  made: z.number(),
  added: z.number().default(0),
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
  /** The field of each column; null in a job that an earlier release began. */
  fields: z.array(z.enum(importFields).nullable()).nullable().default(null),
  /** The cells of its first row. */
  examples: z.array(z.string()).default([]),
  /** Rows that change something or fail, which its page shows. */
  shown: z.number().default(0),
  delimiter: z.number(),
  /** The item of the last rows that are done. */
  last: z.object({ key: z.string(), item: z.string() }).nullable().default(null),
  counts,
  /** Keys of the parts of the file of failed rows. */
  parts: z.array(z.string()),
});
type Cursor = z.infer<typeof cursorSchema>;

/** A column of a tried file, as the job's result keeps it. */
export interface KeptColumn {
  readonly title: string;
  readonly field: ImportField | null;
  readonly example: string;
}

const reading = { grant: 'store-admin', input: importInput } as const;

/** Imports items from a CSV file, piece by piece; undo puts every item back that nobody changed since. */
export const itemsImport = jobKind<Input>({
  ...reading,
  name: 'items-import',
  undoMs: UNDO_MS,
  isKept: true,
  forget: ({ MEDIA }, job) => deleteAll(MEDIA, job, rowsFolder(job)),
  steps: [{ name: 'import', do: (work) => filePiece(work, true), undo: undoPiece }],
});

/** Counts what the import of a file would do, and writes nothing. */
export const itemsTrial = jobKind<Input>({
  ...reading,
  name: 'items-trial',
  undoMs: 0,
  forget: ({ MEDIA }, job) => deleteAll(MEDIA, job),
  steps: [{ name: 'try', do: (work) => filePiece(work, false) }],
});

async function filePiece(work: PieceWork<Input>, writes: boolean): Promise<Piece> {
  const { job, input, now } = work;
  const at = work.cursor === null ? null : cursorSchema.parse(work.cursor);
  const start = at ?? (await startOf(work));
  const part = await partOf(work, start.at);
  const isLast = start.at + part.length >= input.bytes;
  const fields = start.fields ?? columnsOf(start.header);
  const known = { isLast, isCut: start.isCut, encoding: input.encoding };
  const all = readRows(part, start.delimiter, ROWS + 1, known);
  const read = wholeItems(all, fields, ROWS, isLast && all.used === part.length);
  const rows = read.rows.filter((row) => row.fault ?? row.cells.some((cell) => cell !== ''));
  const scope = scopeOf(work);
  const planned = await planRows(scope, rows, fields, { job: job.id, last: start.last });
  const { outcomes, drafts } = planned;
  const [parts, shown] = await Promise.all([
    keepFailed(work, start, rows, outcomes),
    keepRows(
      work.env.MEDIA,
      job.id,
      start.shown,
      rowsShown(start, rows, planned, { fields, isTrial: !writes }),
    ),
  ]);
  const next: Cursor = {
    ...start,
    at: start.at + read.used,
    row: start.row + read.rows.length,
    isCut: read.isCut,
    last: planned.last,
    counts: added(start.counts, outcomes),
    parts,
    shown,
    ...(!at && { examples: (rows[0]?.cells ?? []).slice(0, fields.length).map(shortened) }),
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
      total: Object.values(next.counts).reduce((sum, count) => sum + count),
    }),
    result: {
      counts: next.counts,
      ...(parts.length > 0 && { file: failedFile(input, parts) }),
      ...(!writes && { columns: columnsShown(next, fields) }),
    },
  };
}

/** The start of the rows: the first line names the columns. */
async function startOf(work: PieceWork<Input>): Promise<Cursor> {
  const part = await partOf(work, 0);
  const delimiter = delimiterOf(part);
  const isLast = part.length >= work.input.bytes;
  const first = readRows(part, delimiter, 1, {
    isLast,
    isCut: false,
    encoding: work.input.encoding,
  });
  const header = [...(first.rows[0]?.cells ?? [])].slice(0, IMPORT_MAX_COLUMNS);
  return {
    at: first.used,
    row: 1,
    isCut: first.isCut,
    header,
    fields: work.input.columns
      ? header.map((_, index) => work.input.columns?.[index] ?? null)
      : columnsOf(header, await chosenFields(work)),
    examples: [],
    shown: 0,
    delimiter,
    last: null,
    counts: { made: 0, added: 0, changed: 0, same: 0, failed: 0 },
    parts: [],
  };
}

function added(before: Cursor['counts'], outcomes: readonly Outcome[]): Cursor['counts'] {
  const after = { ...before };
  for (const { kind } of outcomes) after[kind] += 1;
  return after;
}

/** The fields that the store's owners chose for the titles of earlier files. */
async function chosenFields(work: PieceWork<Input>): Promise<Map<string, ImportField | null>> {
  const { storeId } = scopeOf(work).tenant;
  const rows = await work.cell.read(imports.listColumns(storeId));
  return new Map(
    rows.map(({ title, field }) => [title, importFields.find((one) => one === field) ?? null]),
  );
}

/** What the rows of a piece do, of those that change anything or fail. */
function rowsShown(
  start: Cursor,
  rows: readonly CsvRow[],
  { outcomes, words }: Planned,
  { fields, isTrial }: { fields: NonNullable<Cursor['fields']>; isTrial: boolean },
): KeptRow[] {
  const nameAt = fields.indexOf('name');
  return outcomes.flatMap((outcome, index) => {
    const name = rows[index]?.cells?.[nameAt] ?? '';
    return shownRow(outcome, fields, { line: start.row + index + 1, name }, words, isTrial) ?? [];
  });
}

function columnsShown(
  { header, examples }: Cursor,
  fields: NonNullable<Cursor['fields']>,
): KeptColumn[] {
  return header.map((title, index) => ({
    title: shortened(title),
    field: fields[index] ?? null,
    example: examples[index] ?? '',
  }));
}
