import { z } from 'zod';
import { hasFieldTwice, IMPORT_MAX_COLUMNS, importFields } from '../rules/import-columns.ts';
import { contract, paging } from './contract.ts';
import { job, jobId } from './jobs.ts';
import { sampleIds } from './samples.ts';

/** Most bytes of a file of items: a million rows and more; the platform takes a body of 100 MB. */
export const IMPORT_MAX_BYTES = 90_000_000;

const field = z.enum(importFields);

/** A column of a tried file. */
const trialColumn = z.object({
  title: z.string(),
  /** Null for a column that the import leaves alone. */
  field: field.nullable(),
  /** Its cell in the first row, shortened. */
  example: z.string(),
});
export type TrialColumn = z.infer<typeof trialColumn>;

/** What one row of a file did, or in a trial would do. */
const importRow = z.object({
  /** Its line in the file, from 1; the names of the columns are line 1. */
  row: z.number().int(),
  /** The item that it names; null for a row that failed, and for one of an item that a trial would make. */
  item: z.string().nullable(),
  name: z.string(),
  /** `made` is an item, `added` a variant of one that is there. */
  outcome: z.enum(['made', 'added', 'changed', 'failed']),
  /** How a failed row is mended, or what an item that was made still lacks, in the caller's language; else null. */
  reason: z.string().nullable(),
  /** Cells before and after, as an export writes them, shortened. */
  changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
  /**
   * Of an import that was undone: whether its item is as before, or was left alone since somebody had
   * changed it again; else null.
   */
  undone: z.boolean().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

/** Rows on a page of an import, and on one of its trial; our own limit. */
export const IMPORT_ROWS = 50;

export const importTrial = z
  .object({
    job,
    file: z.string(),
    /** Empty until the trial has read its first rows, and in an import. */
    columns: z.array(trialColumn),
    /** A page of the rows that change anything or fail, by their lines. */
    rows: z.array(importRow),
    /** How many such rows there are. */
    matches_estimated: z.number().int(),
  })
  .meta({ id: 'ImportTrial' });
export type ImportTrial = z.infer<typeof importTrial>;

export const readTrial = contract({
  id: 'products-admin.trial',
  service: 'products-admin',
  method: 'get',
  path: '/import/{id}',
  access: 'store-admin',
  summary: {
    en: 'What each row of an import changed, or of a tried file would change, with the columns of the latter',
    es: 'Lo que cambió cada fila de una importación, o cambiaría la de un archivo de prueba, con las columnas de este',
  },
  params: z.object({ id: jobId }),
  query: z.object({
    ...paging(IMPORT_ROWS),
    offset: z.coerce.number<number | string>().int().min(0).max(10_000_000).default(0),
  }),
  sample: { params: { id: sampleIds.job } },
  answer: importTrial,
  errors: ['job_not_found'],
});

export const importTried = contract({
  id: 'products-admin.import-tried',
  service: 'products-admin',
  method: 'post',
  path: '/import/{id}',
  access: 'store-admin',
  summary: {
    en: 'Imports the file of a trial, or tries it again, with a field for each column; the store remembers them',
    es: 'Importa el archivo de una prueba, o lo prueba otra vez, con un campo por columna; la tienda los recuerda',
  },
  params: z.object({ id: jobId }),
  body: z.object({
    /** In the order of the file; null, or none, for a column that is left alone. A field stands once. */
    columns: z
      .array(field.nullable())
      .max(IMPORT_MAX_COLUMNS)
      .refine((fields) => !hasFieldTwice(fields), 'a field stands in one column'),
    dry_run: z.boolean().default(false),
  }),
  sample: { params: { id: sampleIds.job }, body: { columns: ['code', null, 'price'] } },
  answer: job,
  status: 201,
  errors: ['job_not_found'],
});

export const importItems = contract({
  id: 'products-admin.import',
  service: 'products-admin',
  method: 'post',
  path: '/import',
  access: 'store-admin',
  summary: {
    en: 'Makes and changes items by the rows of a CSV file, as a long work that can be undone for a day',
    es: 'Crea y cambia artículos según las filas de un archivo CSV, como trabajo largo que se puede deshacer por un día',
  },
  body: z.object({
    /** With true nothing is written: the job counts what the file would do, and gives the failed rows. */
    dry_run: z.enum(['true', 'false']).default('false'),
  }),
  file: { field: 'file', types: ['text/csv'], maxBytes: IMPORT_MAX_BYTES },
  sample: { body: { dry_run: 'true' } },
  answer: job,
  status: 201,
  errors: ['payload_too_large'],
});
