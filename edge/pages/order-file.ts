import type { Context } from 'hono';
import { findHanded, readOrderFiles } from '../flows/files/of-buyer.ts';
import { readRange, type Part } from '../http/byte-range.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { fileKey, files, linkUntil, type HandedRow } from '../modules/files/index.ts';

/**
 * `GET {base}/mis-compras/{order}/archivos/{file}`: leads an order's buyer to the download, by an
 * address that counts for ten minutes; everybody else finds nothing.
 */
export async function leadToFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'files.lead');
  const { order = '', file = '' } = context.req.param();
  const found = await readOrderFiles(context.get('scope'), order);
  if (!found.ok) return answerFailure(context, found.error);
  const url = found.value.files.find(({ id }) => id === file)?.url;
  if (url == null) return answerFailure(context, { code: 'file_not_found' });
  return new Response(null, { status: 303, headers: { location: url, ...PRIVATE } });
}

/**
 * `GET {base}/archivos/{order}/{file}/{token}`: the bytes of a file, whole or a part of them. The
 * address alone lets in, and no longer than ten minutes; what the order stands for is asked each time,
 * so that a refund ends an address that is still young.
 */
export async function answerOrderFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'files.download');
  const { order = '', file = '', token = '' } = context.req.param();
  const scope = context.get('scope');
  const { env, tenant, cell, ports } = scope;
  const until = await linkUntil(env, { storeId: tenant.storeId, order, file }, token);
  if (until === null) return answerFailure(context, { code: 'file_not_found' });
  const now = ports.clock.now();
  if (until <= now) {
    // A program that goes on with a download must not take a page for the rest of it.
    if (context.req.header('range')) return answerFailure(context, { code: 'file_link_over' });
    const location = `${tenant.origin}${tenant.base}/mis-compras/${order}#archivos`;
    return new Response(null, { status: 303, headers: { location, ...PRIVATE } });
  }
  const row = await findHanded(scope, { order, file });
  if (!row) return answerFailure(context, { code: 'file_not_found' });
  const etag = `"${row.id}"`;
  const ifRange = context.req.header('if-range');
  const part = readRange(context.req.header('range'), row.bytes, { ifRange, etag });
  if (part === 'none') {
    const headers = { 'content-range': `bytes */${row.bytes}`, ...PRIVATE };
    return new Response(null, { status: 416, headers });
  }
  const key = fileKey(row.store_id, row.id);
  const object = await env.MEDIA.get(key, part === 'whole' ? {} : { range: part });
  if (!object) return answerFailure(context, { code: 'file_not_found' });
  // A download that goes on was counted when it began.
  if (part === 'whole' || part.offset === 0) {
    await cell.write([files.countDownload(order, file, now)]);
  }
  return new Response(object.body as unknown as ReadableStream, {
    status: part === 'whole' ? 200 : 206,
    headers: { ...headersOf(row, part), etag },
  });
}

/** No cache keeps it: neither the edge's nor any between. */
const PRIVATE = { 'cache-control': 'private, no-store' } as const;

function headersOf({ name, type, bytes }: HandedRow, part: Exclude<Part, 'none'>) {
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    ...PRIVATE,
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
    'content-length': String(part === 'whole' ? bytes : part.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(part !== 'whole' && {
      'content-range': `bytes ${part.offset}-${part.offset + part.length - 1}/${bytes}`,
    }),
  };
}
