import type { Job } from '../../../../shared/contracts/jobs.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { IMPORT_MAX_BYTES, type importItems } from '../../../../shared/contracts/item-import.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { FileSieve, UploadCall } from '../../../http/upload.ts';
import { startJob } from '../../../jobs/index.ts';
import type { Change } from '../../../unit-of-work/change.ts';
import { toUtf8 } from './encoding.ts';
import { sourceKey } from './files.ts';
import { itemsImport, itemsTrial } from './job.ts';

/** Takes a file's bytes up to the limit. */
export function csvSieve(): FileSieve<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    take(piece) {
      size += piece.length;
      if (size > IMPORT_MAX_BYTES) return { code: 'payload_too_large', field: 'file' };
      pieces.push(piece.slice());
      return undefined;
    },
    async end() {
      if (size === 0) return fail({ code: 'invalid_request', field: 'file' });
      const file = toUtf8(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file as BufferSource));
      const print = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return ok({ file, print });
    },
  };
}

/** Keeps a file of items and starts its import. The file stands before the job that reads it. */
export async function startImport({
  scope,
  body,
  file,
  fileName,
}: UploadCall<typeof importItems, Uint8Array>): Promise<Result<Change<Job>, Failure>> {
  const { env, locale } = scope;
  const kind = body.dry_run === 'true' ? itemsTrial : itemsImport;
  const started = await startJob(scope, kind, {
    bytes: file.byteLength,
    name: fileName.split(/[/\\]/).at(-1)?.slice(0, 150) || 'items.csv',
    locale,
    columns: null,
  });
  if (!started.ok) return started;
  const key = sourceKey(started.value.answer.id);
  await env.MEDIA.put(key, file);
  return ok({
    ...started.value,
    async refused() {
      await env.MEDIA.delete(key);
      return { code: 'idempotency_in_progress' };
    },
  });
}
