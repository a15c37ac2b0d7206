import { createHash } from 'node:crypto';
import type { Job } from '../../../../shared/contracts/jobs.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { IMPORT_MAX_BYTES, type importItems } from '../../../../shared/contracts/item-import.ts';
import { newId } from '../../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { FileSieve, UploadCall } from '../../../http/upload.ts';
import { writeFile } from '../../../uploads/index.ts';
import { startJob } from '../../../jobs/index.ts';
import type { Change } from '../../../unit-of-work/change.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { textPieces, type Encoding } from './encoding.ts';
import { sourceKey } from './files.ts';
import { itemsImport, itemsTrial } from './job.ts';

/** A file of items in the bucket, and the job that will read it. */
interface SentFile {
  readonly job: string;
  readonly bytes: number;
  readonly encoding: Encoding;
}

/** Puts a file's bytes into the bucket as they come, up to the limit. */
export function csvSieve({ env }: Pick<RequestScope, 'env'>): FileSieve<SentFile> {
  const job = newId('job');
  const writer = writeFile(env.MEDIA, sourceKey(job));
  const text = textPieces();
  const hash = createHash('sha256');
  let size = 0;
  return {
    async take(piece) {
      size += piece.length;
      if (size > IMPORT_MAX_BYTES) return { code: 'payload_too_large', field: 'file' };
      hash.update(piece);
      await writer.add(text.take(piece));
      return undefined;
    },
    async end() {
      if (size === 0) return fail({ code: 'invalid_request', field: 'file' });
      await writer.add(text.end());
      const bytes = await writer.end();
      const file = { job, bytes, encoding: text.encoding() };
      return ok({ file, print: hash.digest('hex') });
    },
    drop: () => writer.drop(),
  };
}

/** Starts the import of a file of items. The file stands before the job that reads it. */
export async function startImport({
  scope,
  body,
  file: { job, bytes, encoding },
  fileName,
}: UploadCall<typeof importItems, SentFile>): Promise<Result<Change<Job>, Failure>> {
  const kind = body.dry_run === 'true' ? itemsTrial : itemsImport;
  const name = fileName.split(/[/\\]/).at(-1)?.slice(0, 150) || 'items.csv';
  const input = { bytes, encoding, name, locale: scope.locale, columns: null };
  return startJob(scope, kind, input, job);
}
