import { z } from 'zod';
import { jobKind, type Piece, type PieceWork } from '../../../jobs/index.ts';
import { recordEntry } from '../../../modules/history/index.ts';
import { raiseRevision } from '../../../modules/store/index.ts';
import { LOCALES } from '../../../../shared/kernel/locale.ts';
import { TRIAL_ROWS } from '../../../../shared/contracts/item-import.ts';
import {
  IMPORT_MAX_COLUMNS,
  importFields,
  type ImportField,
} from '../../../../shared/rules/import-columns.ts';
import { imports } from '../../../modules/items/index.ts';
import type { Outcome } from './change.ts';
import { columnsOf } from './columns.ts';
import { encodings } from './encoding.ts';
import { deleteAll, failedFile, keepFailed, partOf } from './files.ts';
import { planRows, writeDrafts } from './piece.ts';
import { delimiterOf, readRows, type CsvRow } from './reader.ts';
import { sampleRow, shortened, type KeptRow } from './sample.ts';
import { scopeOf } from './scope.ts';
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
  /** What a trial shows of the file. */
  examples: z.array(z.string()).default([]),
  sample: z.array(z.custom<KeptRow>()).default([]),
  delimiter: z.number(),
  counts,
  /** Keys of the parts of the file of failed rows. */
  parts: z.array(z.string()),
});
type Cursor = z.infer<typeof cursorSchema>;

/** What a trial keeps for its page, in the job's result. */
export interface KeptTrial {
  readonly columns: readonly {
    readonly title: string;
    readonly field: ImportField | null;
    readonly example: string;
  }[];
  readonly rows: readonly KeptRow[];
}

const reading = {
  grant: 'store-admin',
  input: importInput,
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

async function filePiece(work: PieceWork<Input>, writes: boolean): Promise<Piece> {
  const { job, input, now } = work;
  const at = work.cursor === null ? null : cursorSchema.parse(work.cursor);
  const start = at ?? (await startOf(work));
  const part = await partOf(work, start.at);
  const isLast = start.at + part.length >= input.bytes;
  const read = readRows(part, start.delimiter, ROWS, {
    isLast,
    isCut: start.isCut,
    encoding: input.encoding,
  });
  const rows = read.rows.filter((row) => row.fault ?? row.cells.some((cell) => cell !== ''));
  const scope = scopeOf(work);
  const fields = start.fields ?? columnsOf(start.header);
  const { outcomes, drafts } = await planRows(scope, rows, fields);
  const parts = await keepFailed(work, start, rows, outcomes);
  const next: Cursor = {
    ...start,
    at: start.at + read.used,
    row: start.row + read.rows.length,
    isCut: read.isCut,
    counts: added(start.counts, outcomes),
    parts,
    ...(!writes && {
      examples: at ? start.examples : (rows[0]?.cells ?? []).slice(0, fields.length).map(shortened),
      sample: sampled(start, rows, outcomes, fields),
    }),
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
    result: {
      counts: next.counts,
      ...(parts.length > 0 && { file: failedFile(input, parts) }),
      ...(!writes && { trial: trialOf(next, fields) }),
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
    sample: [],
    delimiter,
    counts: { made: 0, changed: 0, same: 0, failed: 0 },
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

/** The first rows that change anything or fail, of all pieces so far. */
function sampled(
  start: Cursor,
  rows: readonly CsvRow[],
  outcomes: readonly Outcome[],
  fields: NonNullable<Cursor['fields']>,
): KeptRow[] {
  const nameAt = fields.indexOf('name');
  const more = outcomes.flatMap((outcome, index) => {
    const name = rows[index]?.cells?.[nameAt] ?? '';
    return sampleRow(outcome, fields, { line: start.row + index + 1, name }) ?? [];
  });
  return [...start.sample, ...more].slice(0, TRIAL_ROWS);
}

function trialOf(
  { header, examples, sample }: Cursor,
  fields: NonNullable<Cursor['fields']>,
): KeptTrial {
  const columns = header.map((title, index) => ({
    title: shortened(title),
    field: fields[index] ?? null,
    example: examples[index] ?? '',
  }));
  return { columns, rows: sample };
}
