import Papa from 'papaparse';
import type { FileResult, PieceWork } from '../../../jobs/index.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import type { Outcome } from './outcome.ts';
import type { CsvRow } from './reader.ts';
import { wordsOf } from './words.ts';

/** Bytes of the file that a piece reads: a longer row is refused, so that memory does not grow with the file. */
const PART_BYTES = 262_144;

/** The cells of a failed row stand as they were sent: one that was defused already is not defused again. */
const RUNS = /^[=+\-@\t\r]/;

interface Input {
  readonly bytes: number;
  readonly name: string;
  readonly locale: Locale;
}

/** How far the job is in its file. */
interface Place {
  readonly at: number;
  readonly row: number;
  readonly header: readonly string[];
  readonly parts: readonly string[];
}

/** The folder of a job in the bucket. */
export const folderOf = (job: string) => `jobs/${job}/`;

/** The key of a job's file in the bucket. */
export const sourceKey = (job: string) => `${folderOf(job)}source`;

/** The part of the file that begins at an offset; empty at its end. */
export async function partOf({ env, job, input: { bytes } }: PieceWork<Input>, offset: number) {
  if (offset >= bytes) return new Uint8Array();
  const length = Math.min(PART_BYTES, bytes - offset);
  const part = await env.MEDIA.get(sourceKey(job.id), { range: { offset, length } });
  if (!part) throw new Error(`the file of ${job.id} is gone`);
  return new Uint8Array(await part.arrayBuffer());
}

/** Writes the failed rows of a piece with their reasons; a piece that is done again writes the same. */
export async function keepFailed(
  { env, job, input }: PieceWork<Input>,
  start: Place,
  rows: readonly CsvRow[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const t = wordsOf(input.locale);
  const failed = outcomes.flatMap((outcome, index) => {
    if (outcome.kind !== 'failed') return [];
    const cells = start.header.map((_, column) => rows[index]?.cells?.[column] ?? '');
    return [[...cells, start.row + index + 1, t[outcome.reason]]];
  });
  if (failed.length === 0) return [...start.parts];
  const isFirst = start.parts.length === 0;
  const lines = isFirst ? [[...start.header, t.row, t.reason], ...failed] : failed;
  const key = `${folderOf(job.id)}${String(start.at).padStart(10, '0')}`;
  const text = Papa.unparse(lines, { newline: '\r\n', escapeFormulae: RUNS });
  await env.MEDIA.put(key, `${isFirst ? '\uFEFF' : ''}${text}\r\n`);
  return [...start.parts, key];
}

/** The file of failed rows, named after the one that was sent. */
export function failedFile({ name }: Input, parts: readonly string[]): FileResult {
  const own = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^A-Za-z0-9_-]+/g, '-');
  return { parts, name: `${own || 'items'}-failed.csv`, type: 'text/csv; charset=utf-8' };
}

/**
 * Deletes what a job keeps in the bucket.
 * @param kept a folder whose files stay
 */
export async function deleteAll(bucket: R2Bucket, job: string, kept?: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const found = await bucket.list({ prefix: folderOf(job), ...(cursor && { cursor }) });
    const keys = found.objects.map(({ key }) => key);
    const gone = keys.filter((key) => kept === undefined || !key.startsWith(kept));
    if (gone.length > 0) await bucket.delete(gone);
    cursor = found.truncated ? found.cursor : undefined;
  } while (cursor !== undefined);
}
