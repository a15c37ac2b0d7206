import { IMPORT_ROWS } from '../../../../shared/contracts/item-import.ts';
import { folderOf } from './files.ts';
import type { KeptRow } from './shown-row.ts';

/**
 * What the rows of a file do, in pages of the bucket. A piece that is done again after a crash begins
 * at the same row, so it writes the same.
 */

const pageKey = (job: string, page: number) => `${rowsFolder(job)}${page}`;
const totalKey = (job: string) => `${rowsFolder(job)}total`;

/** The folder of a job's rows, which stay as long as the job does. */
export const rowsFolder = (job: string) => `${folderOf(job)}rows/`;

/**
 * Adds rows behind those that a job has shown so far.
 * @param before how many these are
 * @returns how many there are then
 */
export async function keepRows(
  bucket: R2Bucket,
  job: string,
  before: number,
  rows: readonly KeptRow[],
): Promise<number> {
  if (rows.length === 0) return before;
  const total = before + rows.length;
  const first = Math.floor(before / IMPORT_ROWS);
  const begun = before % IMPORT_ROWS;
  const kept = begun === 0 ? [] : (await pageOf(bucket, job, first)).slice(0, begun);
  const all = [...kept, ...rows];
  const pages = Array.from({ length: Math.ceil(all.length / IMPORT_ROWS) }, (_, index) =>
    all.slice(index * IMPORT_ROWS, (index + 1) * IMPORT_ROWS),
  );
  await Promise.all(
    pages.map((page, index) => bucket.put(pageKey(job, first + index), JSON.stringify(page))),
  );
  await bucket.put(totalKey(job), `${total}`);
  return total;
}

/** Some of the rows that a job has shown so far, and how many there are. */
export async function readRows(
  bucket: R2Bucket,
  job: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: KeptRow[]; total: number }> {
  const first = Math.floor(offset / IMPORT_ROWS);
  const last = Math.floor((offset + limit - 1) / IMPORT_ROWS);
  const [counted, ...pages] = await Promise.all([
    bucket.get(totalKey(job)).then((found) => found?.text()),
    ...Array.from({ length: last - first + 1 }, (_, index) => pageOf(bucket, job, first + index)),
  ]);
  const total = Number(counted ?? 0);
  const from = offset - first * IMPORT_ROWS;
  // A page may hold rows of a piece that was written here and is not counted yet.
  const rows = pages.flat().slice(from, Math.max(from, from + Math.min(limit, total - offset)));
  return { rows, total };
}

async function pageOf(bucket: R2Bucket, job: string, page: number): Promise<KeptRow[]> {
  const found = await bucket.get(pageKey(job, page));
  return found ? found.json<KeptRow[]>() : [];
}
