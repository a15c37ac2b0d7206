import type { CellScope } from '../unit-of-work/scope.ts';
import type { Piece, PieceWork } from './kind.ts';

type Bucket = CellScope['env']['MEDIA'];

const folderOf = (job: string) => `jobs/${job}/`;

/** The key of one part of the file that a job makes; a piece that runs again writes the same one. */
export function partKey(job: string, index: number): string {
  return `${folderOf(job)}${String(index).padStart(5, '0')}`;
}

/** Undoes the writing of a file: deletes its parts. */
export async function deleteParts({ env, job }: PieceWork<unknown>): Promise<Piece> {
  await deleteFile(env.MEDIA, job.id);
  return { statements: [], next: null };
}

/** Deletes every part of a job's file. */
export async function deleteFile(bucket: Bucket, job: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix: folderOf(job) });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
