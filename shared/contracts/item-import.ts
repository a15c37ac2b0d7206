import { z } from 'zod';
import { contract } from './contract.ts';
import { job } from './jobs.ts';

/** Most bytes of a file of items: some hundred thousand rows; our own limit. */
export const IMPORT_MAX_BYTES = 9_000_000;

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
