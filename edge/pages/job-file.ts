import type { Context } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { fileOf, findSeen, type AnyJobKind, type FileResult } from '../jobs/index.ts';

/**
 * `GET {base}/admin/trabajos/{id}/archivo`: the file that a job made, as a download. Only an
 * account that may see the job gets it; no cache keeps it.
 * @param kinds every kind of job
 */
export function answerJobFile(kinds: readonly AnyJobKind[]) {
  return async (context: Context<EdgeEnv>): Promise<Response> => {
    context.set('route', 'job.file');
    const scope = context.get('scope');
    const found = await findSeen(scope, kinds, context.req.param('job') ?? '');
    const file = found.ok && found.value.row.state === 'done' ? fileOf(found.value.row) : undefined;
    if (!file) return answerFailure(context, { code: 'job_not_found' });
    return new Response(joined(scope.env.MEDIA, file), {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  };
}

/** The parts as one stream: none is held in memory. */
function joined(bucket: R2Bucket, { parts }: FileResult): ReadableStream {
  const { readable, writable } = new TransformStream();
  const copy = async () => {
    for (const key of parts) {
      const part = await bucket.get(key);
      if (!part) throw new Error(`part ${key} is gone`);
      await part.body.pipeTo(writable, { preventClose: true });
    }
    await writable.close();
  };
  copy().catch((error: unknown) => writable.abort(error));
  return readable;
}
